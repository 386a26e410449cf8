import SwiftUI
import Testing

// With kurbo: the same four cubics; 0.652 of the frame is filled, and the bulges end 0.00589·h below its upper edge.
@Suite struct HeartShapeTests {
  @Test func `the control points of a heart lie above it`() {
    expect(HeartShape(), in: (0, 0, 100, 100), bounds: (0, 0.588763, 100, 99.411237), area: 6520)
    expect(HeartShape(), in: (0, 0, 200, 100), bounds: (0, 0.588763, 200, 99.411237), area: 13_040)
  }

  @Test func `a heart that knows only of its size starts at zero wherever the rectangle is`() {
    expect(HeartShape(), in: (30, 40, 120, 80), bounds: (0, 0.471010, 120, 79.528990), area: 6259.2)
  }
}
