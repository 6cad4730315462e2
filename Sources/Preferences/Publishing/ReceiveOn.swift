#if canImport(Dispatch)
  public import Dispatch

  extension Publishers {
    /// A publisher that hands on what another one does in a queue, soon.
    ///
    /// The counterpart of Combine's `Publishers.ReceiveOn`, for queues.
    public struct ReceiveOn<Upstream: Publisher>: Publisher {
      /// The type of the values.
      public typealias Output = Upstream.Output

      /// It fails as the other one does.
      public typealias Failure = Upstream.Failure

      fileprivate let upstream: Upstream
      fileprivate let queue: DispatchQueue

      /// Calls closures, in the queue, with the values to come and the end.
      public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable {
        let sink = Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        let queue = queue
        // Unsafe for the compiler alone: the queue has the sink and the value from here on.
        nonisolated(unsafe) let target = sink
        let subscription = upstream.sink { completion in
          queue.async { target.finish(completion) }
        } receiveValue: { value in
          nonisolated(unsafe) let value = value
          queue.async { target.receive(value) }
        }
        return AnyCancellable {
          target.cancel()
          subscription.cancel()
        }
      }
    }
  }

  extension Publisher {
    /// Hands on the values and the end in a queue, soon and in their order.
    public func receive(on queue: DispatchQueue) -> Publishers.ReceiveOn<Self> {
      Publishers.ReceiveOn(upstream: self, queue: queue)
    }
  }
#endif
