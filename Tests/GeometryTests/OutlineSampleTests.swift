import Geometry
import Testing

@Suite struct OutlineSampleTests {
  @Test func `there are five hundred samples with eight points each`() {
    #expect(OutlineSample.all.count == 500)
    #expect(OutlineSample.all.map(\.windings.count).reduce(0, +) == 4000)
    #expect(OutlineSample.all.allSatisfy { $0.area.isFinite && $0.length > 0 && $0.size > 0 && $0.size.isFinite })
  }

  // Both sides compute in Double; what is left is rounding.
  @Test(arguments: OutlineSample.all)
  func `bounds are those of other libraries`(sample: OutlineSample) {
    let (ours, theirs) = (sample.outline.bounds, sample.bounds)
    for side in [\Box.minX, \.minY, \.maxX, \.maxY] {
      #expect(isNear(ours[keyPath: side], theirs[keyPath: side], within: 1e-12 * sample.reach))
    }
  }

  // Far from the origin the terms of Green's formula are large and cancel.
  @Test(arguments: OutlineSample.all)
  func `the area is that of other libraries`(sample: OutlineSample) {
    #expect(isNear(sample.outline.area, sample.area, within: 1e-14 * sample.reach * sample.reach))
  }

  @Test(arguments: OutlineSample.all)
  func `winding numbers are those of other libraries`(sample: OutlineSample) {
    for (point, winding) in sample.windings {
      #expect(sample.outline.windingNumber(around: point) == winding)
      #expect(sample.outline.contains(point) == (winding != 0))
      #expect(sample.outline.contains(point, evenOdd: true) == !winding.isMultiple(of: 2))
    }
  }

  // A chord that is off by d and has the length c misses 8d²/3c² of its arc; more where the curve has a cusp.
  @Test(arguments: OutlineSample.all)
  func `the length of the flattened outline is that of other libraries`(sample: OutlineSample) {
    let lines = sample.outline.flattened(tolerance: 1e-5 * sample.size, closingAll: false)
    #expect(isNear(lines.map(\.length).reduce(0, +), sample.length, within: 1e-4 * sample.length))
  }

  @Test(arguments: OutlineSample.all)
  func `the flattened outline has the same area and keeps close to its curves`(sample: OutlineSample) {
    let tolerance = 1e-3 * sample.size
    let lines = sample.outline.flattened(tolerance: tolerance, closingAll: true)
    let polygons = Outline { pen in lines.forEach { pen.polygon($0.points) } }
    #expect(isNear(polygons.area, sample.area, within: 2 * tolerance * sample.length))
    for segment in sample.outline.segments {
      var line = Polyline(points: [segment.start], isClosed: false)
      segment.appendFlattened(to: &line.points, tolerance: tolerance)
      let farthest = (0...16).map { line.distance(to: segment.point(at: Double($0) / 16)) }.reduce(0, max)
      #expect(farthest <= tolerance * 1.01)
    }
  }

  @Test(arguments: OutlineSample.all)
  func `run through backwards everything turns the other way`(sample: OutlineSample) {
    let (outline, reversed) = (sample.outline, sample.outline.reversed)
    #expect(isNear(reversed.area, -outline.area, within: 1e-14 * sample.reach * sample.reach))
    for side in [\Box.minX, \.minY, \.maxX, \.maxY] {
      #expect(isNear(reversed.bounds[keyPath: side], outline.bounds[keyPath: side], within: 1e-12 * sample.reach))
    }
    for (point, winding) in sample.windings { #expect(reversed.windingNumber(around: point) == -winding) }
  }

  @Test(arguments: OutlineSample.all)
  func `an affine map scales the area and keeps the windings`(sample: OutlineSample) {
    let distance = sample.reach * 4
    func map(_ point: Point) -> Point {
      Point(2 * point.x + point.y + sample.size, 3 * point.y - point.x - sample.size)
    }
    let mapped = sample.outline.mapped(map)
    #expect(isNear(mapped.area, 7 * sample.outline.area, within: 1e-13 * distance * distance))
    for (point, winding) in sample.windings { #expect(mapped.windingNumber(around: map(point)) == winding) }
  }
}

extension Polyline {
  /// Returns the distance from a point to the nearest of the lines.
  fileprivate func distance(to point: Point) -> Double {
    zip(points, points.dropFirst()).map { point.distance(toLineFrom: $0, to: $1) }.min() ?? .infinity
  }
}
