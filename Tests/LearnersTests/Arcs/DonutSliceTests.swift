import SwiftUI
import Testing

// With kurbo, arcs as cubics as described in InsetArcTests: the outer arc, a line, the inner arc backwards. The inner arc
// begins with its quarters at the other end, which is why a bound may lie 0.01 points beside the circle.
@Suite struct DonutSliceTests {
  @Test func `a third of a ring starts at three o'clock and goes down first`() {
    let slice = DonutSlice(startAngle: .zero, delta: .degrees(120), thickness: 20)
    expect(slice, in: (0, 0, 100, 100), bounds: (25, 50, 75, 50), area: 1675.868114)
    expect(slice, in: (30, 40, 120, 80), bounds: (70, 80, 60, 40), area: 1256.901086)
  }

  @Test func `a negative delta goes the other way`() {
    let slice = DonutSlice(startAngle: .degrees(200), delta: .degrees(-250), thickness: 20)
    expect(slice, in: (0, 0, 100, 100), bounds: (-0.013608, 11.697778, 100.016129, 88.315830), area: 3491.422752)
    expect(slice, in: (30, 40, 120, 80), bounds: (49.989114, 49.358222, 80.012903, 70.652664), area: 2618.567064)
  }
}
