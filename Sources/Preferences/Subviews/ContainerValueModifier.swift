/// A modifier that gives something to the container around its content.
package protocol ContainerValueModifier: PrimitiveModifier {
  /// Adds what it gives to the values from further out.
  func write(into values: inout ContainerValues)
}

extension ContainerValueModifier {
  package static func makeElement(
    _ modifier: Self, in place: Place, holding content: AnyViewType
  ) -> ModifierElement<Self> {
    ContainerValueElement(modifier, in: place)
  }

  package static func willUpdate(_ element: ModifierElement<Self>, to modifier: Self) {
    // Containers read the elements of their content, which are not active themselves.
    (element as? ContainerValueElement<Self>)?.tellReaders()
  }
}

/// An element of such a modifier, whichever it is.
@MainActor protocol ContainerValueElementType {
  /// Adds what it gives; whoever is reading hears when that becomes something else.
  func write(into values: inout ContainerValues)
}

private final class ContainerValueElement<M: ContainerValueModifier>: ModifierElement<M>,
  ContainerValueElementType
{
  private let source = Source()

  func write(into values: inout ContainerValues) {
    Tracker.read(source)
    modifier.write(into: &values)
  }

  func tellReaders() {
    source.notifyDependents()
  }
}

/// A modifier that sets one of the container values.
struct ContainerValueWriter<V> {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V
}

extension ContainerValueWriter: ViewModifier {
  typealias Body = Never
}

extension ContainerValueWriter: ContainerValueModifier {
  static var label: String { "containerValue" }

  var details: [String] { ["= \(ValueText.describing(value))"] }

  func write(into values: inout ContainerValues) {
    values[keyPath: keyPath] = value
  }
}

extension View {
  /// Sets a value for the container that this view stands in.
  ///
  /// The counterpart of SwiftUI's modifier of this name. Each element of a group is given the
  /// value; on a section it is the section's and that of each element in it. Of two values for one
  /// key the inner one counts.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueWriter(keyPath: keyPath, value: value))
  }
}
