import SwiftUI
import Testing

// By hand: the tips are the corners of a regular pentagon. The five sides cross on a circle of radius
// q = r·cos 72°/cos 36°, so that the star fills 5·r·q·sin 36°, and the pentagon in its middle 5/2·q²·sin 72°, which the
// outline goes round twice: 2806.424265 and 867.233562 for r = 50, 1796.111530 and 555.029480 for r = 40.
@Suite struct PentagramTests {
  @Test func `a pentagram visits every second tip`() {
    expect(
      Pentagram(), in: (0, 0, 100, 100),
      corners: [
        (50, 0), (79.389263, 90.450850), (2.447174, 34.549150), (97.552826, 34.549150), (20.610737, 90.450850),
      ],
      bounds: (2.447174, 0, 95.105652, 90.450850), area: 2806.424265)
    expect(Pentagram(), in: (30, 40, 120, 80), bounds: (51.957739, 40, 76.084521, 72.360680), area: 1796.111530)
  }

  @Test func `the even-odd rule leaves the middle of a pentagram empty`() {
    expect(Pentagram(), in: (0, 0, 100, 100), area: 2806.424265 - 867.233562, eoFill: true)
    expect(Pentagram(), in: (30, 40, 120, 80), area: 1796.111530 - 555.029480, eoFill: true)

    let path = Pentagram().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
  }
}
