import Foundation
import Geometry
import Testing

/// Edges and corners, where a point lies exactly on an outline. What is expected was found by hand from the rule that the
/// top and left edges belong to the inside and the bottom and right edges do not.
@Suite struct WindingTests {
  /// An outline, points that it holds and points that it does not hold.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var outline: Outline
    var inside: [Point]
    var outside: [Point]

    var testDescription: String { name }

    init(_ name: String, _ text: String, inside: [Point], outside: [Point]) {
      (self.name, outline, self.inside, self.outside) = (name, Outline(text: text), inside, outside)
    }
  }

  static let cases = [
    Case(
      "a rectangle: top left corner, top and left edge", "0 0 m 100 0 l 100 100 l 0 100 l h",
      inside: [Point(0, 0), Point(50, 0), Point(0, 50), Point(99, 0), Point(0, 99), Point(99, 99)],
      outside: [
        Point(100, 0), Point(100, 50), Point(100, 100), Point(50, 100), Point(0, 100), Point(-1, 0), Point(101, 0),
        Point(-1, 100), Point(0, -1),
      ]),
    Case(
      "a triangle pointing down: its left edge runs down to the right", "0 0 m 90 0 l 45 30 l h",
      inside: [Point(0, 0), Point(45, 0), Point(3, 2), Point(15, 10), Point(42, 28), Point(45, 29)],
      outside: [Point(90, 0), Point(87, 2), Point(75, 10), Point(45, 30), Point(48, 28)]),
    Case(
      "a triangle pointing up: its left edge runs down to the left", "45 0 m 90 30 l 0 30 l h",
      inside: [Point(42, 2), Point(30, 10), Point(3, 28), Point(45, 1)],
      outside: [Point(45, 0), Point(48, 2), Point(60, 10), Point(87, 28), Point(0, 30), Point(45, 30), Point(90, 30)]),
    Case(
      "a triangle pointing right", "0 0 m 30 45 l 0 90 l h",
      inside: [Point(0, 1), Point(0, 45), Point(29, 45), Point(0, 89)],
      outside: [Point(30, 45), Point(2, 3), Point(28, 42), Point(28, 48), Point(2, 87), Point(0, 90)]),
    Case(
      "a triangle pointing left", "30 0 m 30 90 l 0 45 l h",
      inside: [Point(0, 45), Point(2, 42), Point(2, 48), Point(28, 3), Point(28, 87)],
      outside: [Point(30, 45), Point(30, 90), Point(30, 1), Point(-1, 45)]),
    Case(
      "a diamond: of its corners only the left one", "0 7 m 11 0 l 22 7 l 11 14 l h",
      inside: [Point(0, 7), Point(11, 7), Point(21, 7), Point(11, 13)],
      outside: [Point(11, 0), Point(22, 7), Point(11, 14)]),
    Case(
      "a step: horizontal edges at the height of the point", "0 0 m 20 0 l 20 10 l 40 10 l 40 20 l 0 20 l h",
      inside: [Point(0, 10), Point(10, 10), Point(20, 10), Point(30, 10), Point(39, 10)],
      outside: [Point(40, 10), Point(-5, 10), Point(20, 0), Point(20, 5), Point(30, 20), Point(50, 10)]),
    Case(
      "a notch from above down to the middle", "0 0 m 10 0 l 20 10 l 30 0 l 40 0 l 40 20 l 0 20 l h",
      inside: [Point(20, 10), Point(5, 10), Point(35, 10), Point(30, 0), Point(25, 5)],
      outside: [Point(20, 9), Point(10, 0), Point(15, 5), Point(20, 0), Point(-5, 10), Point(45, 10)]),
    Case(
      "an arch of a quadratic: its top, and the ends of its chord", "0 50 m 50 -50 100 50 q h",
      inside: [Point(50, 1), Point(50, 25), Point(50, 49), Point(26, 13)],
      outside: [Point(50, 0), Point(50, 50), Point(0, 50), Point(100, 50), Point(49, 0), Point(74, 11), Point(-5, 0)]),
    Case(
      "a bowl of a quadratic: its bottom, and the line above it", "100 0 m 50 100 0 0 q h",
      inside: [Point(0, 0), Point(50, 0), Point(50, 49), Point(99, 0)],
      outside: [Point(100, 0), Point(50, 50), Point(49, 50), Point(-5, 50)]),
    Case(
      "a cubic that bulges to the left: its leftmost point", "30 40 m -10 40 -10 0 30 0 c h",
      inside: [Point(0, 20), Point(29, 20), Point(1, 20)], outside: [Point(30, 20), Point(-1, 20), Point(30, 40)]),
    Case(
      "a cubic that bulges to the right: its rightmost point", "0 0 m 40 0 40 40 0 40 c h",
      inside: [Point(0, 20), Point(29, 20), Point(0, 1)], outside: [Point(30, 20), Point(31, 20), Point(0, 40)]),
  ]

  @Test(arguments: cases)
  func `edges are half open whichever way an outline runs`(example: Case) {
    for (outline, turn) in [(example.outline, 1), (example.outline.reversed, -1)] {
      for point in example.inside { #expect(outline.windingNumber(around: point) == turn, "\(point)") }
      for point in example.outside { #expect(outline.windingNumber(around: point) == 0, "\(point)") }
    }
  }

  @Test(arguments: cases)
  func `points a hair off an edge are on the side where they are`(example: Case) {
    for point in example.inside { #expect(example.outline.contains(Point(point.x + 1e-6, point.y + 1e-6 / 8))) }
  }

  /// Tiles of a plane cut by slanted lines with whole coordinates.
  @Test(arguments: 0..<10)
  func `polygons that share slanted edges and corners hold each point once`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    func random() -> Double { Double(Int.random(in: 1...59, using: &generator)) }
    // A fan of triangles between an inner point and twelve points on the border.
    let center = Point(random(), random())
    var border = [Point(0, 0), Point(60, 0), Point(60, 60), Point(0, 60)]
    for index in [3, 2, 1, 0] {
      let (from, to) = (border[index], border[(index + 1) % 4])
      let steps = [random(), random()].sorted().map { from.interpolated(to: to, at: $0 / 60) }
      border.insert(contentsOf: steps.map { Point($0.x.rounded(), $0.y.rounded()) }, at: index + 1)
    }
    let tiles = border.indices.map { index in
      let corners = [center, border[index], border[(index + 1) % border.count]]
      return Outline { $0.polygon(Bool.random(using: &generator) ? corners : corners.reversed()) }
    }
    let all = Outline(tiles.flatMap(\.subpaths))
    for x in stride(from: 0.0, through: 60, by: 1) {
      for y in stride(from: 0.0, through: 60, by: 1) {
        let holders = tiles.filter { $0.contains(Point(x, y)) }.count
        #expect(holders == (x < 60 && y < 60 ? 1 : 0))
        #expect(all.contains(Point(x, y), evenOdd: true) == (x < 60 && y < 60))
      }
    }
  }

  @Test func `two subpaths that touch count a point on the shared edge once`() {
    let left = "0 0 m 10 0 l 10 10 l 0 10 l h "
    for right in ["10 0 m 20 0 l 20 10 l 10 10 l h", "10 0 m 10 10 l 20 10 l 20 0 l h"] {
      let outline = Outline(text: left + right)
      for y in [0.0, 5, 9] { #expect(abs(outline.windingNumber(around: Point(10, y))) == 1) }
      #expect(outline.windingNumber(around: Point(10, 10)) == 0)
      #expect(outline.windingNumber(around: Point(20, 5)) == 0)
      #expect(outline.windingNumber(around: Point(5, 5)) == 1)
    }
    // Corner to corner, and a subpath drawn twice.
    #expect(Outline(text: left + "10 10 m 20 10 l 20 20 l 10 20 l h").windingNumber(around: Point(10, 10)) == 1)
    #expect(Outline(text: left + left).windingNumber(around: Point(0, 0)) == 2)
    #expect(!Outline(text: left + left).contains(Point(0, 0), evenOdd: true))
  }

  @Test func `a line that runs back over itself and a subpath of one point hold nothing`() {
    for text in ["0 0 m 30 20 l 60 40 l h", "0 0 m 60 40 l 30 20 l", "15 10 m h", "15 10 m 15 10 l h", "30 20 m"] {
      for point in [Point(0, 0), Point(15, 10), Point(30, 20), Point(45, 30)] {
        #expect(Outline(text: text).windingNumber(around: point) == 0)
      }
    }
  }

  /// Circles of cubics, asked at the heights at which their pieces meet and turn back.
  @Test func `a ray through the extrema of a circle crosses it as often as any other`() {
    let circle = Outline { pen in
      pen.arc(center: Point(50, 50), radius: 50, fromDegrees: 0, sweepDegrees: 360)
      pen.close()
    }
    for segment in circle.segments {
      for y in [segment.start.y] + segment.extrema.map({ segment.point(at: $0).y }) {
        for x in [-10.0, 110] { #expect(circle.windingNumber(around: Point(x, y)) == 0) }
        let half = (2500 - (y - 50) * (y - 50)).squareRoot()
        if half > 1 { #expect(circle.windingNumber(around: Point(50 - half + 0.5, y)) == 1) }
      }
    }
  }

  @Test func `a curve to the right of a point counts like its chord`() {
    var generator = SplitMix64(seed: 4)
    func random() -> Point {
      Point(Double.random(in: 1...9, using: &generator), Double.random(in: -9...9, using: &generator))
    }
    for _ in 0..<500 {
      let curve = Segment.cubic(random(), control1: random(), control2: random(), random())
      let point = Point(0, Double.random(in: -9...9, using: &generator))
      let chord = Segment.line(curve.start, curve.end)
      #expect(curve.crossings(rightOf: point) == chord.crossings(rightOf: point))
    }
  }
}
