import Measuring
import SwiftUI
import Testing

/// What this library decides about strokes and dashes; see `Path.UndocumentedBehaviour`, which has these names.
@Suite struct UndocumentedStrokeTests {
  static let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
  static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `sides beside curves`() throws {
    // One piece is close enough beside a quarter of a circle; beside an S as long as this it is not.
    let quarter = try #require(Path("100 50 m 100 77.6142 77.6142 100 50 100 c"))
    #expect(quarter.strokedPath(StrokeStyle(lineWidth: 8)).curves.count == 2)
    let bend = try #require(Path("0 0 m 90 10 10 90 100 100 c"))
    #expect(bend.strokedPath(StrokeStyle(lineWidth: 8)).curves.count > 4)
    // Far away from zero single precision tells less apart, and more halves would not help.
    let far = bend.applying(CGAffineTransform(translationX: 1e9, y: 1e9))
    #expect(far.strokedPath(StrokeStyle(lineWidth: 8)).curves.count < 40)
  }

  @Test func `round caps`() {
    #expect(
      Self.line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round)).description
        == "0 1 m 100 1 l 100.552 1 101 0.552285 101 0 c 101 -0.552285 100.552 -1 100 -1 c 0 -1 l "
        + "-0.552285 -1 -1 -0.552285 -1 0 c -1 0.552285 -0.552285 1 0 1 c h")
  }

  @Test(arguments: [(134.0, 1), (136, 2), (180, 2)])
  func `round corners`(turn: Double, count: Int) {
    let end = CGPoint(x: 50 + 50 * cos(turn * .pi / 180), y: -50 * sin(turn * .pi / 180))
    let stroke = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), end]) }
      .strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(stroke.curves.count == count)
  }

  @Test func `short lines at corners`() {
    // The stroke of each line is 3 by 20; with the square at the pointed corner nothing between them is left out.
    let corner = Path { $0.addLines([.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 3)]) }
    let stroke = corner.strokedPath(StrokeStyle(lineWidth: 20))
    for x in stride(from: -6.5, to: 13, by: 1) {
      for y in stride(from: -9.5, to: 10, by: 1) {
        let isBesideFirst = x > 0 && x < 3
        let isBesideSecond = y > 0 && y < 3
        let isAtCorner = x > 3 && y < 0
        if isBesideFirst || isBesideSecond || isAtCorner { #expect(stroke.contains(CGPoint(x: x, y: y)), "\(x), \(y)") }
      }
    }
  }

  @Test func `curves sharper than the width`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    // As wide as the circle, the stroke is a disc; wider by 10 on each side, its inner side is a circle of that radius again.
    #expect(Circle().stroke(lineWidth: 40).path(in: rect).contains(CGPoint(x: 21, y: 20)))
    #expect(!Circle().stroke(lineWidth: 60).path(in: rect).contains(CGPoint(x: 20, y: 20)))
    #expect(Circle().stroke(lineWidth: 60).path(in: rect).contains(CGPoint(x: 31, y: 20)))
  }

  @Test(arguments: [(CGLineJoin.miter, 50.0), (.bevel, 50), (.round, 51)])
  func `turning right back`(join: CGLineJoin, end: CGFloat) throws {
    let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 10, y: 0)]) }
    let bounds = line.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join)).boundingRect
    #expect(abs(bounds.maxX - end) < 1e-3)
    #expect(bounds.minX == 0 && bounds.minY == -1 && bounds.maxY == 1)
    // This curve comes to rest at (50, 25) and goes back down.
    let cusp = try #require(Path("0 100 m 100 0 0 0 100 100 c"))
    #expect(abs(cusp.strokedPath(StrokeStyle(lineWidth: 8, lineJoin: join)).boundingRect.minY - 21) < 0.05)
  }

  @Test(arguments: ["5 7 m h", "5 7 m 5 7 l", "5 7 m 5 7 5 7 5 7 c", "5 7 m 5 7 l h"])
  func `subpaths without length`(text: String) throws {
    let path = try #require(Path(text))
    for (cap, area) in [(CGLineCap.round, 12.566), (.square, 16)] {
      let stroke = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
      #expect(stroke.boundingRect == CGRect(x: 3, y: 5, width: 4, height: 4))
      #expect(abs(stroke.filledArea() - area) < 0.02)
    }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let far = path.applying(CGAffineTransform(translationX: 1e9, y: 0))
    var line = far
    line.addLine(to: CGPoint(x: 1e9 + 10, y: 7))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let moves = try #require(Path("5 7 m 20 20 m 30 20 l 8 8 m"))
    let bounds = moves.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect
    #expect(bounds == CGRect(x: 18, y: 18, width: 14, height: 4))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
  func `widths`(width: CGFloat) {
    #expect(Self.line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test func `subpaths that are not finite`() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0)])
      path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 10, y: 9, width: 20, height: 2))
  }

  @Test func `dashes without length`() {
    let diagonal = Path { $0.addLines([.zero, CGPoint(x: 30, y: 40)]) }
    let squares = diagonal.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square, dash: [0, 100]))
    #expect(squares.description == "-4 3 m -1 7 l 7 1 l 4 -3 l 1 -7 l -7 -1 l -4 3 l h")
    #expect(diagonal.strokedPath(StrokeStyle(lineWidth: 10, dash: [0, 100])).isEmpty)
  }

  @Test(
    arguments: [
      ([12, 5], "0 6 m 0 0 l 10 0 l 10 2 l 10 7 m 10 10 l 1 10 l"),
      ([5], "0 0 m 5 0 l 10 0 m 10 5 l 10 10 m 5 10 l 0 10 m 0 5 l"),
      ([100, 5], "0 0 m 10 0 l 10 10 l 0 10 l 0 0 l"),
    ] as [([CGFloat], String)])
  func `dashes of closed subpaths`(dash: [CGFloat], text: String) {
    #expect(Path(Self.square.cgPath.copy(dashingWithPhase: 0, lengths: dash)).description == text)
  }

  @Test(
    arguments: [
      ([], 0), ([0], 0), ([0, 0], 0), ([10, -5], 0), ([.nan, 5], 0), ([.infinity, 5], 0), ([3], .nan), ([3], .infinity),
      ([1e-5], 0),
    ] as [([CGFloat], CGFloat)])
  func `patterns that are none`(dash: [CGFloat], phase: CGFloat) {
    let whole = Self.line.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(Self.line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)) == whole)
    // Many subpaths, each with fewer dashes than there may be, are too many together.
    let many = Path { path in
      for y in 0..<50 { path.addLines([CGPoint(x: 0, y: y), CGPoint(x: 100, y: y)]) }
    }
    #expect(many.strokedPath(StrokeStyle(lineWidth: 2, dash: [0.01])) == many.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test func `equality of strokes`() {
    let stroke = Self.line.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(stroke == Self.line.strokedPath(StrokeStyle(lineWidth: 2)))
    #expect(stroke != Path(stroke.cgPath))
    #expect(stroke.description == Path(stroke.cgPath).description)
  }
}
