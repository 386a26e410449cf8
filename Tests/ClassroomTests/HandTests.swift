import Testing

@testable import Classroom

@Suite struct HandTests {
  @Test func `one hand is like itself`() {
    #expect(Hand() == Hand())
  }
}
