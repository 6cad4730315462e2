/// Changes nothing: the layout of a modifier that only draws or acts.
package struct IdentityLayout: UnaryLayout, Equatable {
  package init() {}

  package func settlesLength(along axis: Axis) -> Bool? { nil }
}
