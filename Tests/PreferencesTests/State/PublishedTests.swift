import Modifiers
import Preferences
import Testing

/// Objects that announce their changes.
struct PublishedTests {
  @Test func `an object announces a change before it happens`() {
    let model = Model()
    var seen: [Int] = []
    let sink = model.objectWillChange.sink { seen.append(model.number) }
    model.number = 2
    model.number = 3
    #expect(seen == [1, 2])
    sink.cancel()
  }

  @Test func `a published property sends its value, and each new one before it takes its place`() {
    let model = Model()
    var seen: [String] = []
    let sink = model.$number.sink { seen.append("\($0) over \(model.number)") }
    model.number = 2
    #expect(seen == ["1 over 1", "2 over 1"])
    sink.cancel()
  }

  @Test func `the object announces before the property sends`() {
    let model = Model()
    var seen: [String] = []
    let number = model.$number.dropFirst().sink { seen.append("number \($0)") }
    let object = model.objectWillChange.sink { seen.append("object") }
    model.number = 2
    #expect(seen == ["object", "number 2"])
    number.cancel()
    object.cancel()
  }

  @Test func `an object without published properties announces by hand`() {
    let model = Manual()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    model.number = 2
    #expect(count == 1)
    sink.cancel()
  }

  @Test func `an object has one publisher, and two objects have two`() {
    let a = Model()
    let b = Model()
    #expect(a.objectWillChange === a.objectWillChange)
    #expect(a.objectWillChange !== b.objectWillChange)
  }

  @Test func `an object with a publisher of another type announces nothing by itself`() {
    let model = Silent()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    model.number = 2
    #expect(count == 0)
    model.objectWillChange.send()
    #expect(count == 1)
    sink.cancel()
  }

  @Test func `a subclass announces the properties of both`() {
    let model = SubModel()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    model.number = 2
    model.word = "b"
    #expect(count == 2)
    sink.cancel()
  }

  @Test func `a property may be published by an object that nobody observes`() {
    let plain = Plain()
    var seen: [Int] = []
    let sink = plain.$number.sink { seen.append($0) }
    plain.number = 2
    #expect(seen == [1, 2])
    sink.cancel()
  }

  @Test func `assign writes into a published property and announces it`() {
    let subject = PassthroughSubject<Int, Never>()
    let model = Model()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    subject.assign(to: &model.$number)
    subject.send(5)
    #expect(model.number == 5 && count == 1)
    sink.cancel()
  }

  @Test func `assign ends with the object it writes into`() {
    let life = LifeCount()
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    if let model {
      let probe = Probe(life)
      subject.map {
        probe.touch()
        return $0
      }.assign(to: &model.$number)
    }
    subject.send(1)
    #expect(life.alive == 1)
    model = nil
    #expect(life.alive == 0)
  }

  @Test func `a value set while the property sends is overtaken by the one on its way`() {
    let model = Model()
    let sink = model.$number.dropFirst().sink { if $0 == 2 { model.number = 7 } }
    model.number = 2
    #expect(model.number == 2)
    sink.cancel()
  }

  @Test func `an object is not kept alive by those who observe it`() {
    let life = LifeCount()
    var model: Model? = Model()
    model?.probe = Probe(life)
    let sinks = [model?.objectWillChange.sink {}, model?.$number.sink { _ in }]
    #expect(life.alive == 1)
    model = nil
    #expect(life.alive == 0 && sinks.count == 2)
  }

  @Test func `objects that come and go are not mixed up and leave little behind`() {
    for round in 0..<10_000 {
      let model = Model()
      var seen: [Int] = []
      let sink = model.objectWillChange.sink { seen.append(round) }
      model.number = round
      #expect(seen == [round])
      sink.cancel()
    }
    #expect(WillChangePublishers.count < 5_000)
  }
}

private final class Model: ObservableObject {
  @Published var number = 1
  var probe: Probe?
}

private final class Manual: ObservableObject {
  var number = 1 {
    willSet { objectWillChange.send() }
  }
}

private final class Silent: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var number = 1
}

private class BaseModel: ObservableObject {
  @Published var number = 1
}

private final class SubModel: BaseModel {
  @Published var word = "a"
}

private final class Plain {
  @Published var number = 1
}
