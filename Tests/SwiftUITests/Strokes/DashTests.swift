import Measuring
import SwiftUI
import Testing

/// Dashes: positions are worked out by hand from the pattern.
@Suite struct DashTests {
  static let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }

  @Test(
    arguments: [
      ([30, 10], 0, [0...30, 40...70, 80...100]),
      ([30, 10], 10, [0...20, 30...60, 70...100]),
      ([30, 10], 35, [5...35, 45...75, 85...100]),
      ([30, 10], -10, [10...40, 50...80, 90...100]),
      ([30, 10], 400, [0...30, 40...70, 80...100]),
      ([20], 0, [0...20, 40...60, 80...100]),
      ([20], 20, [20...40, 60...80]),
      ([10, 5, 20], 0, [0...10, 15...35, 45...50, 70...80, 85...100]),
      ([0, 10, 5, 10], 0, [0...0, 10...15, 25...25, 35...40, 50...50, 60...65, 75...75, 85...90]),
      ([200, 10], 0, [0...100]),
      ([10, 200], 50, []),
      ([50, 0], 0, [0...50, 50...100]),
      ([100, 5], 0, [0...100]),
      ([5, 95], 0, [0...5]),
    ] as [([CGFloat], CGFloat, [ClosedRange<CGFloat>])])
  func `dashes and gaps follow in turn from the phase on`(
    dash: [CGFloat], phase: CGFloat, expected: [ClosedRange<CGFloat>]
  ) {
    #expect(Self.dashes(of: Self.line, dash, phase: phase) == expected)
  }

  @Test func `a dash pattern is cut before the line is widened`() {
    let style = StrokeStyle(lineWidth: 10, lineCap: .butt, dash: [30, 10])
    #expect(
      Self.line.strokedPath(style).description
        == "0 5 m 30 5 l 30 -5 l 0 -5 l 0 5 l h 40 5 m 70 5 l 70 -5 l 40 -5 l 40 5 l h "
        + "80 5 m 100 5 l 100 -5 l 80 -5 l 80 5 l h")
  }

  @Test func `round caps of a line ten points wide close gaps of ten points`() {
    let style = StrokeStyle(lineWidth: 10, lineCap: .round, dash: [30, 10])
    let stroke = Self.line.strokedPath(style)
    #expect(stride(from: 0.25, to: 100, by: 0.5).allSatisfy { stroke.contains(CGPoint(x: $0, y: 0)) })
  }

  @Test func `dashes without length are dots as wide as the line with round caps`() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
    let stroke = Self.line.strokedPath(style)
    #expect(abs(stroke.filledArea() - 10 * .pi * 4) < 0.2)
    #expect(stroke.boundingRect == CGRect(x: -2, y: -2, width: 94, height: 4))
  }

  @Test func `the pattern begins anew with each subpath`() throws {
    let path = try #require(Path("0 0 m 25 0 l 0 50 m 25 50 l"))
    let dashes = path.cgPath.copy(dashingWithPhase: 0, lengths: [10, 5])
    #expect(
      Path(dashes).description == "0 0 m 10 0 l 15 0 m 25 0 l 0 50 m 10 50 l 15 50 m 25 50 l")
  }

  @Test func `a dash goes round a corner, with a join there`() throws {
    let path = try #require(Path("0 0 m 20 0 l 20 20 l"))
    #expect(
      path.strokedPath(StrokeStyle(lineWidth: 2, dash: [30, 100])).description
        == "0 1 m 20 1 l 19 0 l 19 10 l 21 10 l 21 0 l 21 -1 l 20 -1 l 0 -1 l 0 1 l h")
  }

  @Test func `dashes are measured along curves`() {
    // A quarter of the circle's length is 50π/2 = 78.54 points; the dash ends at 90°, where the circle is lowest.
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dash = Path(circle.cgPath.copy(dashingWithPhase: 0, lengths: [25 * .pi, 1000]))
    #expect(abs((dash.currentPoint?.x ?? 0) - 50) < 0.02)
    #expect(abs((dash.currentPoint?.y ?? 0) - 100) < 0.001)
    let half = Path(circle.cgPath.copy(dashingWithPhase: 0, lengths: [12.5 * .pi, 1000]))
    #expect(abs((half.currentPoint?.x ?? 0) - (50 + 50 * 0.5.squareRoot())) < 0.02)
  }

  /// Returns where dashes begin and end along the x axis.
  private static func dashes(of path: Path, _ lengths: [CGFloat], phase: CGFloat) -> [ClosedRange<CGFloat>] {
    var ranges: [ClosedRange<CGFloat>] = []
    var start: CGFloat = 0
    Path(path.cgPath.copy(dashingWithPhase: phase, lengths: lengths)).forEach { element in
      switch element {
      case .move(let to): start = to.x
      case .line(let to): ranges.append(start...to.x)
      default: Issue.record("a straight line has no \(element)")
      }
    }
    return ranges
  }
}
