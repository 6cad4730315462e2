import Testing
@testable import gallery
@Test func empty() {}
