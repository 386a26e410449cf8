import SwiftUI
import Testing

// By hand: on for 30 points, off for 10, from the start of the line; a phase skips so much of the pattern.
@Suite struct DashedDividerTests {
  @Test func `dashes begin with the line and the last one is cut off`() {
    // 0–30, 40–70, 80–100.
    expect(DashedDivider(), in: (0, 0, 100, 100), bounds: (0, 48, 100, 4), area: 80 * 4, tolerance: 1e-4)
    // The last dash of 200 points ends at 190, that of 120 at 110.
    expect(DashedDivider(), in: (0, 0, 200, 100), bounds: (0, 48, 190, 4), area: 150 * 4, tolerance: 1e-4)
    expect(DashedDivider(), in: (30, 40, 120, 80), bounds: (30, 78, 110, 4), area: 90 * 4, tolerance: 1e-4)
  }

  @Test func `a phase moves the dashes towards the start`() {
    // 0–20, 30–60, 70–100.
    let divider = DashedDivider(phase: 10)
    expect(divider, in: (0, 0, 100, 100), bounds: (0, 48, 100, 4), area: 80 * 4, tolerance: 1e-4)
    let path = divider.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (x, isOn) in [(19.0, true), (21, false), (29, false), (31, true), (59, true), (65, false), (71, true)] {
      #expect(path.contains(CGPoint(x: x, y: 50)) == isOn)
    }
  }

  @Test func `a single length is on and off in turn`() {
    // 0–20, 40–60, 80–100.
    expect(
      DashedDivider(dash: [20]), in: (0, 0, 100, 100), bounds: (0, 48, 100, 4), area: 60 * 4, tolerance: 1e-4)
  }

  @Test func `the phase is animated`() {
    var divider = DashedDivider()
    #expect(divider.animatableData == 0)
    divider.animatableData = 30
    // 10–40, 50–80, 90–100.
    expect(divider, in: (0, 0, 100, 100), bounds: (10, 48, 90, 4), area: 70 * 4, tolerance: 1e-4)
  }
}
