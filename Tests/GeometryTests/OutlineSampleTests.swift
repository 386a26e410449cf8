import Geometry
import Testing

@Suite struct OutlineSampleTests {
  @Test(arguments: OutlineSample.all)
  func `bounds are those of other libraries`(sample: OutlineSample) {
    let bounds = sample.outline.bounds
    for (ours, theirs) in zip([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], sample.bounds) {
      #expect(isNear(ours, theirs, within: 1e-9 * sample.size))
    }
  }

  @Test(arguments: OutlineSample.all)
  func `the area is that of other libraries`(sample: OutlineSample) {
    // Far from the origin the terms of Green's formula are large and cancel.
    let distance = sample.bounds.map(abs).reduce(0, max)
    #expect(isNear(sample.outline.area, sample.area, within: 1e-12 * distance * distance))
  }

  @Test(arguments: OutlineSample.all)
  func `winding numbers are those of other libraries`(sample: OutlineSample) {
    for (x, y, winding) in sample.windings {
      #expect(sample.outline.windingNumber(around: Point(x, y)) == winding)
      #expect(sample.outline.contains(Point(x, y)) == (winding != 0))
      #expect(sample.outline.contains(Point(x, y), evenOdd: true) == !winding.isMultiple(of: 2))
    }
  }

  @Test(arguments: OutlineSample.all)
  func `the length of the flattened outline is that of other libraries`(sample: OutlineSample) {
    let lines = sample.outline.flattened(tolerance: 1e-5 * sample.size, closingAll: false)
    #expect(isNear(lines.map(\.length).reduce(0, +), sample.length, within: 1e-3 * sample.length))
  }

  @Test(arguments: OutlineSample.all)
  func `the flattened outline has the same area and keeps close to its curves`(sample: OutlineSample) {
    let tolerance = 1e-3 * sample.size
    let lines = sample.outline.flattened(tolerance: tolerance, closingAll: true)
    let polygons = Outline { pen in lines.forEach { pen.polygon($0.points) } }
    #expect(isNear(polygons.area, sample.area, within: 2 * tolerance * sample.length + 1e-9))
    for (line, subpath) in zip(lines, sample.outline.subpaths) {
      let points = subpath.segments.flatMap { segment in (0...16).map { segment.point(at: Double($0) / 16) } }
      #expect(points.map { line.distance(to: $0) }.reduce(0, max) <= tolerance * 1.01)
    }
  }

  @Test(arguments: OutlineSample.all)
  func `run through backwards everything turns the other way`(sample: OutlineSample) {
    let (outline, reversed) = (sample.outline, sample.outline.reversed)
    #expect(isNear(reversed.area, -outline.area, within: 1e-9 * (1 + abs(outline.area))))
    #expect(reversed.bounds == outline.bounds || isNear(reversed.bounds.minX, outline.bounds.minX))
    for (x, y, winding) in sample.windings {
      #expect(reversed.windingNumber(around: Point(x, y)) == -winding)
    }
  }

  @Test(arguments: OutlineSample.all)
  func `an affine map scales the area and keeps the windings`(sample: OutlineSample) {
    func map(_ point: Point) -> Point { Point(2 * point.x + point.y + 7, 3 * point.y - point.x - 5) }
    let mapped = sample.outline.mapped(map)
    let distance = sample.bounds.map(abs).reduce(0, max) * 4
    #expect(isNear(mapped.area, 7 * sample.outline.area, within: 1e-11 * distance * distance))
    for (x, y, winding) in sample.windings { #expect(mapped.windingNumber(around: map(Point(x, y))) == winding) }
  }
}

extension Polyline {
  /// Returns the distance from a point to the nearest of the lines.
  fileprivate func distance(to point: Point) -> Double {
    zip(points, points.dropFirst()).map { point.distance(toLineFrom: $0, to: $1) }.min() ?? .infinity
  }
}
