import Geometry
import Testing

@testable import Judging

@Suite struct `A region drawn in other words` {
  @Test(arguments: Rewriting.ofRegions, Setting.all)
  func `is the same`(_ rewriting: Rewriting, in setting: Setting) {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<12 {
      let expected = Figures.random(in: setting, using: &generator)
      let actual = rewriting.apply(expected, setting, &generator)
      let difference = expected.difference(from: actual)
      #expect(difference == nil, "round \(round)")
    }
  }

  @Test(arguments: Setting.all)
  func `is the same where the hole of a ring is drawn another way`(in setting: Setting) {
    let expected = Figures.ring(setting)
    let disc = Figures.circle(setting, 0.5)
    let hole = Figures.circle(setting, 0.3)
    #expect(expected.difference(from: disc.reversed + hole) == nil)
    #expect(expected.difference(from: hole.reversed + disc) == nil)
    let bridged = Outline { pen in
      pen.arc(center: setting.center, radius: setting.radius, fromDegrees: 0, sweepDegrees: 360)
      pen.arc(center: setting.center, radius: 0.6 * setting.radius, fromDegrees: 0, sweepDegrees: -360)
      pen.close()
    }
    #expect(expected.difference(from: bridged) == nil)
  }

  @Test(arguments: Setting.all)
  func `is the same where pieces of arcs overlap`(in setting: Setting) {
    func sector(_ start: Double, _ sweep: Double) -> Outline {
      Outline { pen in
        pen.move(setting.center)
        pen.arc(center: setting.center, radius: setting.radius, fromDegrees: start, sweepDegrees: sweep)
        pen.close()
      }
    }
    let pieces = sector(0, 130) + sector(100, 170) + sector(230, 130)
    #expect(Figures.circle(setting, 0.5).difference(from: pieces) == nil)
    #expect(Figures.circle(setting, 0.5).difference(from: sector(30, 360)) == nil)
  }

  @Test(arguments: [0.3, 0.7, 1.5, 2.5, 4])
  func `is the same where it is hardly thicker than the tolerance`(_ tolerances: Double) {
    let height = tolerances * 0.11
    let strip = Figures.rectangle(.square, 0, 0.5, 1, 0.5 + height / 100)
    #expect(strip.difference(from: strip) == nil)
    #expect(strip.difference(from: strip.reversed + strip.reversed) == nil)
  }

  @Test func `may have no area at all`() {
    let remnant = Outline { $0.polygon([Point(10, 10), Point(90, 20)]) }
    #expect(remnant.difference(from: Outline()) == nil)
    #expect(Outline().difference(from: remnant) == nil)
    #expect(Outline().difference(from: Outline()) == nil)
    #expect(Outline().difference(from: Outline([Subpath(start: Point(5, 5))])) == nil)
  }
}

/// A region that looks different from the expected one.
struct Change: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var expected: Figure
  var actual: Figure

  init(_ name: String, expected: @escaping Figure = Figures.square, actual: @escaping Figure) {
    testDescription = name
    self.expected = expected
    self.actual = actual
  }

  static let all: [Change] = [
    Change("nothing", actual: { _ in Outline() }),
    Change("a remnant without area", actual: { Figures.polygon($0, [(0, 0), (1, 1), (0, 0)]) }),
    Change(
      "only its edge, as a wall",
      actual: { Figures.square($0) + Figures.rectangle($0, 0.005, 0.005, 0.995, 0.995).reversed }),
    Change("a hole filled", expected: Figures.ring, actual: { Figures.circle($0, 0.5) + Figures.circle($0, 0.3) }),
    Change(
      "a hole too large", expected: Figures.ring,
      actual: { Figures.circle($0, 0.5) + Figures.circle($0, 0.33).reversed }),
    Change(
      "a hole too small", expected: Figures.ring,
      actual: { Figures.circle($0, 0.5) + Figures.circle($0, 0.27).reversed }),
    Change("only the hole", expected: Figures.ring, actual: { Figures.circle($0, 0.3) }),
    Change(
      "an inner outline that makes a hole",
      actual: { Figures.square($0) + Figures.rectangle($0, 0.4, 0.4, 0.6, 0.6).reversed }),
    Change("a tiny hole", actual: { Figures.square($0) + Figures.rectangle($0, 0.5, 0.5, 0.52, 0.52).reversed }),
    Change("a tiny island", actual: { Figures.square($0) + Figures.rectangle($0, 1.2, 0.5, 1.22, 0.52) }),
    Change("a subpath far away", actual: { Figures.square($0) + Figures.rectangle($0, 500, 500, 501, 501) }),
    Change(
      "a subpath absurdly far away", actual: { Figures.square($0) + Figures.rectangle($0, 1e200, 0, 2e200, 1e200) }),
    Change(
      "a spike", actual: { Figures.polygon($0, [(0, 0), (0.5, 0), (0.51, -0.3), (0.52, 0), (1, 0), (1, 1), (0, 1)]) }),
    Change(
      "a notch missing",
      expected: { Figures.polygon($0, [(0, 0), (0.5, 0), (0.51, 0.3), (0.52, 0), (1, 0), (1, 1), (0, 1)]) },
      actual: Figures.square),
    Change("a corner cut off", actual: { Figures.polygon($0, [(0, 0), (0.96, 0), (1, 0.04), (1, 1), (0, 1)]) }),
    Change(
      "a corner too many", expected: { Figures.polygon($0, [(0, 0), (0.96, 0), (1, 0.04), (1, 1), (0, 1)]) },
      actual: Figures.square),
    Change(
      "a spike of the expected outline missing",
      expected: { Figures.polygon($0, [(0, 0), (0.5, 0), (0.503, -0.4), (0.506, 0), (1, 0), (1, 1), (0, 1)]) },
      actual: Figures.square),
    Change(
      "a thin strip where a line is wanted", expected: { Figures.rectangle($0, 0, 0.5, 1, 0.504) },
      actual: { Figures.rectangle($0, 0, 0.5, 0.6, 0.504) }),
    Change(
      "a speck in place of a thin strip", expected: { Figures.rectangle($0, 0, 0.5, 1, 0.504) },
      actual: { Figures.rectangle($0, 0, 0.5, 0.01, 0.504) }),
    Change(
      "a strip without area", expected: { Figures.rectangle($0, 0, 0.5, 1, 0.504) },
      actual: { Figures.polygon($0, [(0, 0.5), (1, 0.5), (0, 0.5)]) }),
    Change(
      "the parts that overlap cancelled",
      actual: { Figures.rectangle($0, 0, 0, 0.6, 1) + Figures.rectangle($0, 0.4, 0, 1, 1).reversed }),
    Change("a bow tie in place of a square", actual: { Figures.polygon($0, [(0, 0), (1, 1), (1, 0), (0, 1)]) }),
    Change("a slit", actual: { Figures.rectangle($0, 0, 0, 0.48, 1) + Figures.rectangle($0, 0.52, 0, 1, 1) }),
    Change(
      "a curve for an arc", expected: { Figures.circle($0, 0.5) },
      actual: { setting in
        Outline { pen in
          let r = setting.radius
          let c = setting.center
          pen.move(c.x + r, c.y)
          for (dx, dy) in [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)] {
            let end = dx == dy ? Point(c.x, c.y + dy * r) : Point(c.x + dx * r, c.y)
            pen.quadratic(control: Point(c.x + dx * r, c.y + dy * r), to: end)
          }
          pen.close()
        }
      }),
  ]
}

@Suite struct `A region that looks different` {
  @Test(arguments: Change.all, Setting.all)
  func `is found out`(_ change: Change, in setting: Setting) {
    let difference = change.expected(setting).difference(from: change.actual(setting))
    #expect(difference != nil)
  }

  @Test(arguments: Setting.all)
  func `is found out where it is moved by more than the tolerance`(in setting: Setting) {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<40 {
      let expected = Figures.random(in: setting, using: &generator)
      let tolerance = Tolerance.points(for: expected)
      let shift = generator.vector(length: tolerance)
      #expect(expected.difference(from: expected.mapped { $0 + shift * 1.2 }) != nil, "round \(round)")
      #expect(expected.difference(from: expected.mapped { $0 + shift * 0.85 }) == nil, "round \(round)")
    }
  }

  @Test(arguments: Setting.all)
  func `is found out where a bump or a dent is higher than the tolerance`(in setting: Setting) {
    var generator = SeededGenerator(seed: 13)
    for round in 0..<40 {
      let expected = Outline { pen in
        pen.polygon(Figures.random(in: setting, using: &generator).subpaths[0].segments.map(\.start))
      }
      let tolerance = Tolerance.points(for: expected)
      let sides = expected.subpaths[0].segments
      let (index, side) = (0..<sides.count).map { ($0, sides[$0]) }.max { $0.1.length < $1.1.length } ?? (0, sides[0])
      let across = (side.endDirection ?? .zero).perpendicular * (Bool.random(using: &generator) ? 1 : -1)
      let along = side.endDirection ?? .zero
      func bumped(_ height: Double) -> Outline {
        let middle = side.point(at: generator.number(0.3...0.7))
        let (before, top, after) = (
          middle - along * (2 * tolerance), middle + across * height, middle + along * (2 * tolerance)
        )
        var subpath = expected.subpaths[0]
        subpath.segments.replaceSubrange(
          index...index,
          with: [.line(side.start, before), .line(before, top), .line(top, after), .line(after, side.end)])
        return Outline([subpath])
      }
      #expect(expected.difference(from: bumped(1.6 * tolerance)) != nil, "round \(round)")
      #expect(bumped(1.6 * tolerance).difference(from: expected) != nil, "round \(round)")
      #expect(expected.difference(from: bumped(0.85 * tolerance)) == nil, "round \(round)")
    }
  }

  @Test(arguments: Setting.all)
  func `is found out where an island or a hole is larger than the tolerance`(in setting: Setting) {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<20 {
      let expected = Figures.random(in: setting, using: &generator)
      let tolerance = Tolerance.points(for: expected)
      func speck(at point: Point, _ size: Double) -> Outline {
        Outline { pen in
          pen.polygon([
            point, Point(point.x + size, point.y), Point(point.x + size, point.y + size),
            Point(point.x, point.y + size),
          ])
        }
      }
      #expect(expected.difference(from: expected + speck(at: setting.at(1.1, 1.1), 1.2 * tolerance)) != nil)
      #expect(expected.difference(from: expected + speck(at: setting.at(1.1, 1.1), 0.1 * tolerance)) == nil)
      #expect(expected.difference(from: expected + speck(at: setting.center, 1.2 * tolerance).reversed) != nil)
    }
  }

  @Test(arguments: 0..<40)
  func `is found out just where another part changes whether there is fill`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point { Point(generator.number(0...100), generator.number(0...100)) }
    // Polygons that cross themselves and each other, so that there is ground that is turned around twice or not at all.
    let expected = Outline { pen in
      for _ in 0..<2 { pen.polygon((0..<Int.random(in: 3...6, using: &generator)).map { _ in point() }) }
    }
    let tolerance = Tolerance.points(for: expected)
    var checked = 0
    for _ in 0..<60 {
      let center = point()
      let isFree = expected.flattened(tolerance: 1, closingAll: true).allSatisfy { line in
        zip(line.points, line.points.dropFirst()).allSatisfy {
          center.distance(toLineFrom: $0, to: $1) > 4 * tolerance
        }
      }
      guard isFree else { continue }
      let clockwise = Outline { pen in
        pen.polygon(
          [(-1, -1), (1, -1), (1, 1), (-1, 1)].map {
            Point(center.x + 2 * $0.0 * tolerance, center.y + 2 * $0.1 * tolerance)
          })
      }
      for part in [clockwise, clockwise.reversed] {
        let isChanged = (expected + part).contains(center) != expected.contains(center)
        #expect((expected.difference(from: expected + part) != nil) == isChanged, "\(center)")
        #expect(((expected + part).difference(from: expected) != nil) == isChanged, "\(center)")
        checked += 1
      }
    }
    #expect(checked > 20)
  }

  @Test func `is told with its place`() throws {
    let expected = Figures.square(.square)
    let island = Figures.rectangle(.square, 1.5, 0.5, 1.6, 0.6)
    guard case .extra(let place) = expected.difference(from: expected + island) else {
      Issue.record("the island was not seen as something extra")
      return
    }
    #expect(island.bounds.contains(place))
    let notched = Figures.polygon(.square, [(0, 0), (1, 0), (1, 1), (0.6, 1), (0.5, 0.5), (0.4, 1), (0, 1)])
    guard case .missing(let gap) = expected.difference(from: notched) else {
      Issue.record("the notch was not seen as something missing")
      return
    }
    #expect(Box(minX: 35, minY: 45, maxX: 65, maxY: 101).contains(gap))
    #expect(expected.difference(from: Outline()) == .nothing)
    #expect(expected.difference(from: Outline { $0.polygon([Point(0, 0), Point(50, 50)]) }) == .nothing)
  }
}

extension Outline {
  /// Returns how another outline differs from this one, taken as the expected one.
  func difference(from actual: Outline, mode: ComparisonMode = .region) -> Difference? {
    OutlineComparison.difference(
      of: actual, from: self, mode: mode, tolerance: Tolerance.points(for: self))
  }
}

extension Segment {
  /// The length from the start to the end in a straight line.
  var length: Double { start.distance(to: end) }
}
