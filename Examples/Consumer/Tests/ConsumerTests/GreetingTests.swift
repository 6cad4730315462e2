import Consumer
import Testing

struct GreetingTests {
  @Test func `a greeting leaves out the spaces around the name`() {
    #expect(Greeting(name: " Ada ").text == "Hello, Ada")
  }
}
