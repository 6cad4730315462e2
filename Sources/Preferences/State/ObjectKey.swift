/// The key of an object that the environment holds by its type.
package enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

/// An object, compared by identity whatever its own `==` says.
package struct ObjectReference<Object: AnyObject>: Equatable, CustomStringConvertible {
  package let object: Object?

  package init(object: Object?) {
    self.object = object
  }

  package static func == (a: ObjectReference, b: ObjectReference) -> Bool { a.object === b.object }

  package var description: String { object == nil ? "nil" : TypeName.qualified(Object.self) }
}
