public import Observation

/// Makes bindings to the properties of an observable object, as in `$model.name`.
///
/// The counterpart of SwiftUI's `Bindable`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates what makes bindings to an object's properties.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates what makes bindings to an object's properties.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates what makes bindings from another, for use as a property wrapper's projection.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable {
    self = projectedValue
  }

  /// What makes the bindings: this value itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(root: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}
