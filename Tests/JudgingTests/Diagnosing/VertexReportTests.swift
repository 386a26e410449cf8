import Geometry
import Testing

@testable import Judging

@Suite struct `The first wrong corner` {
  static let flag = Figures.flag(.square)

  private func first(_ points: [Point], mode: ComparisonMode = .region) -> VertexReport? {
    VertexReport(
      of: Outline { $0.polygon(points) }, from: Self.flag, mode: mode, tolerance: Tolerance.points(for: Self.flag))
  }

  private static var corners: [Point] { flag.subpaths[0].segments.map(\.start) }

  @Test func `is none where all are in place, whatever the start and the direction`() {
    for shift in 0..<5 {
      let turned = Array(Self.corners[shift...] + Self.corners[..<shift])
      #expect(first(turned) == nil)
      #expect(first(turned.reversed()) == nil)
    }
  }

  @Test(arguments: 0..<5)
  func `is counted as the expected outline is drawn`(_ index: Int) throws {
    for shift in 0..<5 {
      for isReversed in [false, true] {
        var points = Self.corners
        points[index] = Point(points[index].x + 3, points[index].y - 2)
        points = Array(points[shift...] + points[..<shift])
        let report = try #require(first(isReversed ? points.reversed() : points))
        #expect(report.number == index + 1)
        #expect(report.count == 5)
        #expect(report.actualCount == 5)
        #expect(report.expected == Self.corners[index])
        #expect(report.actual == Point(Self.corners[index].x + 3, Self.corners[index].y - 2))
      }
    }
  }

  @Test func `tells of one too few and of one too many`() throws {
    let few = try #require(first(Array(Self.corners.dropLast())))
    #expect(few == VertexReport(number: 5, count: 5, expected: Self.corners[4], actual: nil, actualCount: 4))
    let many = try #require(first(Self.corners + [Point(5, 40)]))
    #expect(many == VertexReport(number: 6, count: 5, expected: nil, actual: Point(5, 40), actualCount: 6))
  }

  @Test func `does not count collinear and repeated points, nor the joints of a curve`() throws {
    var points = Self.corners
    points.insert(points[0].interpolated(to: points[1], at: 0.5), at: 1)
    points.insert(points[3], at: 3)
    #expect(first(points) == nil)
    #expect(Figures.circle(.square, 0.5).corners(closingAll: true) == [[]])
    #expect(Figures.cone(.square).corners(closingAll: true)[0].count == 3)
  }

  @Test func `of an open line may be its end`() throws {
    let expected = Figures.checkmark(.square)
    let short = Outline { pen in
      pen.move(100, 0)
      pen.line(100.0 / 3, 100)
      pen.line(5, 55)
    }
    let report = try #require(VertexReport(of: short, from: expected, mode: .lines, tolerance: 0.1))
    #expect(report.number == 1)
    #expect(report.expected == Point(0, 50))
    #expect(report.actual == Point(5, 55))
  }

  @Test func `of nothing is the first expected one`() throws {
    let report = try #require(VertexReport(of: Outline(), from: Self.flag, mode: .region, tolerance: 0.1))
    #expect(report == VertexReport(number: 1, count: 5, expected: Self.corners[0], actual: nil, actualCount: 0))
    #expect(VertexReport(of: Outline(), from: Outline(), mode: .region, tolerance: 0.1) == nil)
  }
}
