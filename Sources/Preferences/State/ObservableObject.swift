/// A class whose changes views hear of.
///
/// The counterpart of Combine's `ObservableObject`. Properties marked ``Published`` announce their
/// changes; others can do so by `objectWillChange.send()`. A class that declares an
/// `objectWillChange` of another type sends everything itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, made when it is first asked for.
  ///
  /// - Complexity: O(1) on average.
  public var objectWillChange: ObservableObjectPublisher {
    WillChangePublishers.publisher(of: self)
  }
}
