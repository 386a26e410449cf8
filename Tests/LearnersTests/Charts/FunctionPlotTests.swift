import SwiftUI
import Testing

// By hand: the parabola at −1, −½, 0, ½ and 1 is 1, ¼, 0, ¼, 1; the frame shows −1...1, so that zero is in its middle.
@Suite struct FunctionPlotTests {
  @Test func `a parabola hangs from the upper corners`() {
    let plot = FunctionPlot(samples: 4) { $0 * $0 }
    expect(
      plot, in: (0, 0, 100, 100), corners: [(0, 0), (25, 37.5), (50, 50), (75, 37.5), (100, 0)],
      bounds: (0, 0, 100, 50), area: 25 * (18.75 + 43.75 + 43.75 + 18.75))
    expect(
      plot, in: (30, 40, 120, 80), corners: [(30, 40), (60, 70), (90, 80), (120, 70), (150, 40)],
      bounds: (30, 40, 120, 40), area: 30 * (15 + 35 + 35 + 15))
  }

  @Test func `a function may leave the frame`() {
    let plot = FunctionPlot(samples: 2, xRange: 0...4, yRange: 0...2, function: { 2 * $0 - 1 })
    expect(plot, in: (0, 0, 100, 100), corners: [(0, 150), (50, -50), (100, -250)], bounds: (0, -250, 100, 400))
  }
}
