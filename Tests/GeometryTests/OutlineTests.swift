import Foundation
import Geometry
import Testing

@Suite struct OutlineTests {
  @Test(arguments: [-720.0, -360, -90, 30, 45, 200, 360, 800])
  func `an arc keeps its radius and turns by its sweep`(sweep: Double) {
    let outline = Outline { pen in
      pen.arc(center: Point(10, 20), radius: 50, fromDegrees: 15, sweepDegrees: sweep)
    }
    for segment in outline.segments {
      for t in stride(from: 0.0, through: 1, by: 0.1) {
        #expect(abs(segment.point(at: t).distance(to: Point(10, 20)) - 50) < 50 * 4.3e-6)
      }
    }
    let end = Point(10 + 50 * cos((15 + sweep) * .pi / 180), 20 + 50 * sin((15 + sweep) * .pi / 180))
    #expect((outline.subpaths[0].end).distance(to: end) < 1e-9)
  }

  @Test func `a circle has the area and the length of a circle`() {
    let circle = Outline { pen in
      pen.arc(center: .zero, radius: 50, fromDegrees: 0, sweepDegrees: 360)
      pen.close()
    }
    #expect(isNear(circle.area, .pi * 2500, within: 0.1))
    let length = circle.flattened(tolerance: 1e-4, closingAll: true).map(\.length).reduce(0, +)
    #expect(isNear(length, .pi * 100, within: 0.01))
    #expect(circle.bounds.expanded(by: -0.001).width < 100 && circle.bounds.expanded(by: 0.001).width > 100)
    #expect(circle.windingNumber(around: .zero) == 1)
  }

  @Test(arguments: 3..<40)
  func `a regular polygon has the area of its triangles`(corners: Int) {
    let step = 2 * Double.pi / Double(corners)
    let outline = Outline { pen in
      pen.polygon((0..<corners).map { Point(30 * cos(step * Double($0)), 30 * sin(step * Double($0))) })
    }
    #expect(isNear(outline.area, Double(corners) / 2 * 900 * sin(step)))
    #expect(outline.windingNumber(around: Point(0.1, 0.2)) == 1)
    #expect(outline.windingNumber(around: Point(40, 0)) == 0)
  }

  @Test func `edges are half open`() {
    let square = Outline { $0.polygon([Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100)]) }
    #expect(square.contains(Point(0, 0)) && square.contains(Point(50, 0)) && square.contains(Point(0, 50)))
    #expect(!square.contains(Point(100, 100)) && !square.contains(Point(100, 50)) && !square.contains(Point(50, 100)))
    #expect(square.contains(Point(0, 0), evenOdd: true))
  }

  @Test func `tiles that share edges hold each point once`() {
    let tiles = (0..<16).map { index in
      let (x, y) = (Double(index % 4) * 10, Double(index / 4) * 10)
      return [
        Outline { $0.polygon([Point(x, y), Point(x + 10, y), Point(x + 10, y + 10)]) },
        Outline { $0.polygon([Point(x, y), Point(x + 10, y + 10), Point(x, y + 10)]) },
      ]
    }.joined()
    for x in stride(from: 0.0, to: 40, by: 2.5) {
      for y in stride(from: 0.0, to: 40, by: 2.5) {
        #expect(tiles.filter { $0.contains(Point(x, y)) }.count == 1)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `two regions that share a curve hold each point once`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    func random() -> Double { Double(Int.random(in: 5...95, using: &generator)) }
    let (start, end) = (Point(0, random()), Point(100, random()))
    let (control1, control2) = (Point(random(), random()), Point(random(), random()))
    let upper = Outline { pen in
      pen.move(start)
      pen.cubic(control1, control2, to: end)
      pen.line(100, 0)
      pen.line(0, 0)
      pen.close()
    }
    let lower = Outline { pen in
      pen.move(end)
      pen.cubic(control2, control1, to: start)
      pen.line(0, 100)
      pen.line(100, 100)
      pen.close()
    }
    let curve = Segment.cubic(start, control1: control1, control2: control2, end)
    // Rays at the heights at which the curve begins, ends and turns back are where a crossing is easily lost.
    let heights = [start.y, end.y, control1.y, 50] + curve.extrema.map { curve.point(at: $0).y }
    let points = (0...400).map { curve.point(at: Double($0) / 400) }
    for y in heights {
      for x in stride(from: 0.5, to: 100, by: 7) {
        let point = Point(x, y)
        if points.contains(where: { $0.distance(to: point) < 0.5 }) { continue }
        #expect(abs(upper.windingNumber(around: point)) + abs(lower.windingNumber(around: point)) == 1)
      }
    }
  }

  @Test func `a pen draws nothing before it is put down and goes on from a closed start`() {
    let outline = Outline { pen in
      pen.line(5, 5)
      pen.close()
      pen.move(1, 1)
      pen.line(2, 1)
      pen.close()
      pen.line(3, 3)
    }
    #expect(outline.subpaths.count == 2)
    #expect(outline.subpaths[0].isClosed && outline.subpaths[0].segments.count == 2)
    #expect(outline.subpaths[1].start == Point(1, 1) && !outline.subpaths[1].isClosed)
  }

  @Test func `an empty outline is empty`() {
    #expect(Outline().isEmpty && Outline().bounds.isNull && Outline().area == 0)
    #expect(!Outline().contains(.zero) && Outline().bounds.width == 0)
    #expect((Outline() + Outline { $0.move(1, 2) }).bounds == Box(x: 1, y: 2, width: 0, height: 0))
  }

  @Test func `awkward numbers end and are noticed`() {
    let awkward: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e160, 0]
    for a in awkward {
      for b in awkward {
        let outline = Outline { pen in
          pen.move(a, b)
          pen.cubic(Point(b, a), Point(3, a), to: Point(b, 1))
          pen.quadratic(control: Point(a, a), to: Point(1, b))
          pen.close()
        }
        #expect(outline.isFinite == (a.isFinite && b.isFinite))
        _ = outline.bounds
        _ = outline.windingNumber(around: Point(a, b))
        #expect(outline.flattened(tolerance: 0.01, closingAll: true)[0].points.count <= 2 * 1024 + 2)
      }
    }
  }

  @Test func `boxes grow, and the null box holds nothing`() {
    var box = Box.null
    #expect(box.isNull && box.width == 0 && !box.contains(.zero) && box.expanded(by: 5).isNull)
    box.formUnion(Point(1, 2))
    box.formUnion(Point(4, 6))
    box.formUnion(Box.null)
    box.formUnion(Point(.nan, 9))
    #expect(box == Box(minX: 1, minY: 2, maxX: 4, maxY: 9))
    #expect(Box(x: 0, y: 0, width: 3, height: 4).diagonal == 5)
    #expect(Box(x: 0, y: 0, width: 3, height: 4).center == Point(1.5, 2))
  }

  @Test(arguments: 0..<20)
  func `vectors turn clockwise on screen and keep their length`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let vector = Vector(Double.random(in: -9...9, using: &generator), Double.random(in: -9...9, using: &generator))
    let angle = Double.random(in: -4...4, using: &generator)
    let turned = vector.rotated(byRadians: angle)
    #expect(isNear(turned.length, vector.length))
    #expect(isNear(vector.dot(turned), vector.length * vector.length * cos(angle)))
    #expect(isNear(vector.cross(turned), vector.length * vector.length * sin(angle)))
    #expect((vector.rotated(byRadians: .pi / 2) - vector.perpendicular).length < 1e-12)
  }
}
