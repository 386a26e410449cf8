import SwiftUI
import Testing

// With kurbo, arcs as cubics as described in InsetArcTests. The gauge begins at 135°, half past seven.
@Suite struct GaugeArcTests {
  @Test func `a full gauge is open over a quarter at the bottom`() {
    expect(GaugeArc(value: 1), in: (0, 0, 100, 100), bounds: (0, 0, 100, 85.355339), area: 7142.135624)
    expect(GaugeArc(value: 1), in: (30, 40, 120, 80), bounds: (50, 40, 80, 68.284271), area: 4570.966799)
    expect(GaugeArc(value: 7), in: (0, 0, 200, 100), bounds: (50, 0, 100, 85.355339), area: 7142.135624)
  }

  @Test func `half a gauge ends at the top, a quarter to the left of it`() {
    expect(GaugeArc(value: 0.5), in: (0, 0, 100, 100), bounds: (0, 0, 50, 85.355339), area: 2061.913722)
    expect(
      GaugeArc(value: 0.25), in: (0, 0, 100, 100), bounds: (-0.001461, 30.865828, 14.646122, 54.489511),
      area: 317.845424)
    expect(
      GaugeArc(value: 0.25), in: (30, 40, 120, 80), bounds: (49.998831, 64.692663, 11.716898, 43.591609),
      area: 203.421071)
  }

  @Test func `an empty gauge has a start and no arc`() {
    let path = GaugeArc(value: 0).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.description == "14.6447 85.3553 m")
  }

  @Test func `the value is animated`() {
    var gauge = GaugeArc(value: 0.25)
    #expect(gauge.animatableData == 0.25)
    gauge.animatableData = 0.5
    expect(gauge, in: (0, 0, 100, 100), bounds: (0, 0, 50, 85.355339))
  }
}
