import Geometry
import Testing

@testable import Judging

@Suite struct `A comparison` {
  @Test(arguments: [(Figures.cone, ComparisonMode.region), (Figures.ring, .region), (Figures.checkmark, .lines)])
  func `takes far less than a learner notices`(_ drawing: @escaping Drawing, mode: ComparisonMode) {
    let expected = drawing(.square)
    let actual = expected.reversed
    let rounds = 50
    let best = (0..<5).map { _ in
      ContinuousClock().measure {
        for _ in 0..<rounds { #expect(expected.difference(from: actual, mode: mode) == nil) }
      }
    }.min()
    // 0.01 to 0.4 ms each; the bound only catches what grows out of hand, whatever else the machine does.
    #expect(best.map { $0 < .milliseconds(5 * rounds) } == true, "\(rounds) took \(String(describing: best))")
  }
}
