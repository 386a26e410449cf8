import Geometry
import Testing

@Suite struct SegmentTests {
  private func random(_ generator: inout SplitMix64) -> Point {
    Point(Double.random(in: -100...100, using: &generator), Double.random(in: -100...100, using: &generator))
  }

  private func segments(seed: Int) -> [Segment] {
    var generator = SplitMix64(seed: UInt64(seed))
    let points = (0..<4).map { _ in random(&generator) }
    return [
      .line(points[0], points[1]), .quadratic(points[0], control: points[1], points[2]),
      .cubic(points[0], control1: points[1], control2: points[2], points[3]),
    ]
  }

  @Test(arguments: 0..<30)
  func `the parts of a segment are the segment`(seed: Int) {
    for segment in segments(seed: seed) {
      let (first, second) = segment.split(at: 0.3)
      #expect(first.end == second.start && first.start == segment.start && second.end == segment.end)
      for t in stride(from: 0.0, through: 1, by: 0.1) {
        #expect(first.point(at: t).distance(to: segment.point(at: 0.3 * t)) < 1e-10)
        #expect(second.point(at: t).distance(to: segment.point(at: 0.3 + 0.7 * t)) < 1e-10)
      }
      let area = first.doubledAreaContribution + second.doubledAreaContribution
      #expect(isNear(area, segment.doubledAreaContribution, within: 1e-8))
    }
  }

  @Test(arguments: 0..<30)
  func `the derivative is the slope between near points`(seed: Int) {
    for segment in segments(seed: seed) {
      for t in stride(from: 0.1, to: 1, by: 0.2) {
        let slope = (segment.point(at: t + 1e-6) - segment.point(at: t - 1e-6)) * 5e5
        #expect((segment.derivative(at: t) - slope).length < 1e-3)
      }
    }
  }

  @Test(arguments: 0..<30)
  func `bounds hold every point and are touched on each side`(seed: Int) {
    for segment in segments(seed: seed) {
      let bounds = segment.bounds
      let points = (0...10_000).map { segment.point(at: Double($0) / 10_000) }
      #expect(points.allSatisfy { bounds.expanded(by: 1e-9).contains($0) })
      #expect(isNear(points.map(\.x).min() ?? 0, bounds.minX, within: 1e-4))
      #expect(isNear(points.map(\.y).max() ?? 0, bounds.maxY, within: 1e-4))
    }
  }

  @Test(arguments: 0..<30)
  func `a segment and its reverse are the same points`(seed: Int) {
    for segment in segments(seed: seed) {
      #expect(segment.reversed.reversed == segment)
      #expect(segment.reversed.point(at: 0.25).distance(to: segment.point(at: 0.75)) < 1e-10)
      let (start, end) = (segment.startDirection, segment.reversed.endDirection)
      #expect(start.map { -$0 } == end)
    }
  }

  @Test func `directions pass over points that coincide`() {
    let point = Point(1, 2)
    let curve = Segment.cubic(point, control1: point, control2: point, Point(1, 5))
    #expect(curve.startDirection == Vector(0, 1) && curve.endDirection == Vector(0, 1))
    #expect(Segment.line(point, point).startDirection == nil)
  }

  @Test(arguments: 0..<100)
  func `the distance to a line is that of its nearest point`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let (point, a, b) = (random(&generator), random(&generator), random(&generator))
    let nearest = (0...5_000).map { point.distance(to: a.interpolated(to: b, at: Double($0) / 5_000)) }.min() ?? 0
    #expect(isNear(point.distance(toLineFrom: a, to: b), nearest, within: 1e-3))
    #expect(isNear(point.distance(toLineFrom: a, to: a), point.distance(to: a)))
  }
}
