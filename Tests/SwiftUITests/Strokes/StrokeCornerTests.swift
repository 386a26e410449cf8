import SwiftUI
import Testing

/// Corners of strokes: expected outlines follow from the recorded ones by the rules, worked out by hand.
@Suite struct StrokeCornerTests {
  /// Right, then up: a turn to the left, so that the corner's outer side lies on the right-hand side of the line.
  static let leftTurn = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: -50)]) }

  /// Right, then down.
  static let rightTurn = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)]) }

  @Test func `an open line is one outline: right-hand side, end, other side, start`() {
    #expect(
      Self.rightTurn.strokedPath(StrokeStyle(lineWidth: 2)).description
        == "0 1 m 50 1 l 49 0 l 49 50 l 51 50 l 51 0 l 51 -1 l 50 -1 l 0 -1 l 0 1 l h")
  }

  @Test func `the pointed corner is on whichever side is the outer one`() {
    #expect(
      Self.leftTurn.strokedPath(StrokeStyle(lineWidth: 2)).description
        == "0 1 m 50 1 l 51 1 l 51 0 l 51 -50 l 49 -50 l 49 0 l 50 -1 l 0 -1 l 0 1 l h")
  }

  @Test func `a bevel joins both outer ends by a line`() {
    #expect(
      Self.leftTurn.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).description
        == "0 1 m 50 1 l 51 0 l 51 -50 l 49 -50 l 49 0 l 50 -1 l 0 -1 l 0 1 l h")
  }

  @Test func `a round corner is one cubic with handles of 4/3·tan(angle/4) radii`() {
    // 4/3·tan(22.5°) = 0.552285 for a quarter turn.
    #expect(
      Self.leftTurn.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round)).description
        == "0 1 m 50 1 l 50.5523 1 51 0.552285 51 0 c 51 -50 l 49 -50 l 49 0 l 50 -1 l 0 -1 l 0 1 l h")
  }

  @Test(arguments: [30.0, 45, 75, 120, 134])
  func `round corners of up to 135° are one cubic, whatever the angle`(degrees: Double) {
    let end = CGPoint(x: 50 + 50 * cos(degrees * .pi / 180), y: -50 * sin(degrees * .pi / 180))
    let stroke = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), end]) }
      .strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(stroke.curves.count == 1)
    let handle = 50 + 4.0 / 3 * tan(degrees * .pi / 720)
    #expect(stroke.description.contains(String(format: " l %g 1 ", handle)))
  }

  // The last digit decides at a limit of exactly 4.
  @Test(arguments: [(4.000001, true), (4.2, true), (3.9, false), (1, false), (0, false), (-4, false), (.nan, false)])
  func `a corner is pointed up to the miter limit and cut off beyond it`(limit: CGFloat, isPointed: Bool) {
    // An angle of 2·asin(1/4) between the lines makes a corner of exactly four line widths.
    let angle = 2 * asin(0.25)
    let corner = CGPoint(x: 0, y: 0)
    let far = CGPoint(x: -100 * cos(angle), y: -100 * sin(angle))
    let line = Path { $0.addLines([CGPoint(x: -100, y: 0), corner, far]) }
    let bounds = line.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: limit)).boundingRect
    // The tip lies 5/sin(angle/2) = 20 points from the corner, in the direction of half the angle.
    #expect(abs(bounds.maxX - (isPointed ? 20 * cos(angle / 2) : 5 * sin(angle))) < 1e-4)
  }

  @Test func `the default miter limit is ten line widths`() {
    func length(angle: Double) -> CGFloat {
      let far = CGPoint(x: -100 * cos(angle), y: -100 * sin(angle))
      return Path { $0.addLines([CGPoint(x: -100, y: 0), .zero, far]) }
        .strokedPath(StrokeStyle(lineWidth: 2)).boundingRect.maxX
    }
    // 1/sin(angle/2) = 10 at 11.478°.
    #expect(length(angle: 11.48 * .pi / 180) > 9)
    #expect(length(angle: 11.47 * .pi / 180) < 1)
  }

  @Test func `the checkmark's tip reaches below the rectangle when it is pointed`() {
    let checkmark = Path {
      $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100.0 / 3, y: 100), CGPoint(x: 100, y: 0)])
    }
    #expect(abs(checkmark.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect.maxY - 109.0139) < 1e-4)
    #expect(checkmark.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round)).boundingRect.maxY <= 105.01)
  }

  @Test func `a closed line has a join where it closes, and no caps`() {
    let open = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50), .zero]) }
    var closed = open
    closed.closeSubpath()
    let style = StrokeStyle(lineWidth: 2, lineCap: .square)
    #expect(subpaths(of: open.strokedPath(style)) == 1)
    #expect(subpaths(of: closed.strokedPath(style)) == 2)
    #expect(!open.strokedPath(style).contains(CGPoint(x: -2.3, y: -0.9)))
    #expect(closed.strokedPath(style).contains(CGPoint(x: -2.3, y: -0.9)))
  }

  @Test func `a line that goes on straight has no join`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 50, y: 0)]) }
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round)).description
        == "0 1 m 20 1 l 50 1 l 50 -1 l 20 -1 l 0 -1 l 0 1 l h")
  }

  private func subpaths(of path: Path) -> Int {
    var count = 0
    path.forEach { if case .move = $0 { count += 1 } }
    return count
  }
}
