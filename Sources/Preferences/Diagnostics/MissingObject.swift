/// An object that a property reads from the environment and that nobody put there.
package struct MissingObject {
  private let type: Any.Type

  /// The modifier that puts such an object there.
  private let modifier: String

  init(_ type: Any.Type, modifier: String) {
    self.type = type
    self.modifier = modifier
  }

  /// What is told of a view at a place in the tree.
  package func diagnostic(at path: String) -> Diagnostic {
    let name = TypeName.qualified(type)
    return Diagnostic(
      what: "No view above sets an object of type \(name); what reads it is not there until one "
        + "does.",
      path: path,
      fix: "Add \(modifier) with an object of type \(name) to a view above."
    )
  }

  /// Ends the program: a property was read where there is no body to leave out.
  func trap() -> Never {
    fatalError("\(diagnostic(at: "outside a body, or in a view that is not mounted"))")
  }
}
