/// What a node stands for no longer, or not yet, although it concerns a key.
struct Absence {
  /// What the node is called, where its label does not say it.
  let name: String?

  let reason: ViewAbsence

  /// The modifier for the key that is not there, as in `preference(Width)`, if the type of the
  /// content tells.
  let modifier: String?
}
