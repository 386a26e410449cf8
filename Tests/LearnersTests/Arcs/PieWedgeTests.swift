import SwiftUI
import Testing

// With kurbo, arcs as cubics as described in InsetArcTests. A turn of 120° is a quarter and a cubic of 30°, which together
// reach 0.008 points out of the circle of 50 points.
@Suite struct PieWedgeTests {
  @Test func `a quarter from twelve o'clock fills the upper right of the disc`() {
    let wedge = PieWedge(start: .zero, sweep: .degrees(90))
    expect(wedge, in: (0, 0, 100, 100), bounds: (50, 0, 50, 50), area: 1964.045208)
    expect(wedge, in: (30, 40, 120, 80), bounds: (90, 40, 40, 40), area: 1256.988933)
  }

  @Test func `a third from one o'clock reaches past three o'clock`() {
    let wedge = PieWedge(start: .degrees(30), sweep: .degrees(120))
    expect(wedge, in: (0, 0, 100, 100), bounds: (50, 6.698730, 50.008349, 86.602540), area: 2618.543928)
    expect(wedge, in: (30, 40, 120, 80), bounds: (90, 45.358984, 40.006679, 69.282032), area: 1675.868114)
  }

  @Test func `a whole turn is the disc`() {
    expect(
      PieWedge(start: .zero, sweep: .degrees(360)), in: (0, 0, 200, 100), bounds: (50, 0, 100, 100),
      area: 7856.180832)
  }

  @Test func `start and sweep are animated in degrees`() {
    var wedge = PieWedge(start: .degrees(90), sweep: .degrees(45))
    #expect(wedge.animatableData == AnimatablePair(90, 45))
    wedge.animatableData = AnimatablePair(0, 90)
    expect(wedge, in: (0, 0, 100, 100), bounds: (50, 0, 50, 50), area: 1964.045208)
  }
}
