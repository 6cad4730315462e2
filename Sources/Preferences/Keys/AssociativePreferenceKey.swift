/// A key whose author promises that regrouping the reductions does not change the result.
///
/// For such a key `(a · b) · c` equals `a · (b · c)`; the order of the values still counts. A sum,
/// a maximum, a union and an appended list are associative, a difference is not. In return a
/// change of one among N siblings costs O(log N) reductions instead of a new fold from the changed
/// place on. SwiftUI has no counterpart.
public protocol AssociativePreferenceKey: PreferenceKey {}
