import SwiftUI
import Testing

// With kurbo: arcs as cubics, a quarter turn each as far as they fit, control points 4/3·tan(θ/4)·r along the tangents; the
// area is that between the arc and its chord. One quarter of the unit disc holds 1/2 + 3/5·k − 3/20·k² = 0.785618 then.
@Suite struct InsetArcTests {
  @Test func `half a turn from nine o'clock is the upper half of a circle as wide as the frame`() {
    let arc = InsetArc(startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
    expect(arc, in: (0, 0, 100, 100), bounds: (0, 0, 100, 50), area: 3928.090416)
    expect(arc, in: (0, 0, 200, 100), bounds: (0, -50, 200, 100), area: 15_712.361663)
    expect(arc, in: (30, 40, 120, 80), bounds: (30, 20, 120, 60), area: 5656.450199)
  }

  @Test func `a quarter turn the other way round is three quarters`() {
    let arc = InsetArc(startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    expect(arc, in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 7142.135624)
  }

  @Test func `insets of an arc make its radius smaller, one after the other`() {
    let arc = InsetArc(startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true).inset(by: 10).inset(by: 5)
    expect(arc, in: (0, 0, 100, 100), bounds: (15, 15, 70, 35), area: 1924.764304)
    expect(arc, in: (30, 40, 120, 80), bounds: (45, 35, 90, 45), area: 3181.753237)
  }
}
