import SwiftUI
import Testing

/// A shape that shows what somebody else owns, as learners write it after their first slider.
struct Level: Shape {
  @Binding var value: Double

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * value, height: rect.height))
  }
}

@Suite struct LearnersBindings {
  @Test func `a shape may follow a binding, so a binding can be sent wherever its value can`() {
    let state = State(initialValue: 0.25)
    let level = Level(value: state.projectedValue)
    state.wrappedValue = 0.5
    #expect(level.path(in: CGRect(x: 0, y: 0, width: 100, height: 10)).boundingRect.width == 50)
    #expect(Level(value: .constant(1)).path(in: CGRect(x: 0, y: 0, width: 100, height: 10)).boundingRect.width == 100)
  }
}
