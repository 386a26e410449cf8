import Geometry

/// An outline flattened to straight edges, ready to be asked many times what it fills and where its border is.
struct EdgeSet {
  /// One straight edge.
  struct Edge {
    var a: Point
    var b: Point

    // These two are asked millions of times, so they reckon with plain numbers, which the compiler puts in place.

    /// Returns which side a point lies on: positive to the right, seen from a to b on screen.
    func side(of point: Point) -> Double {
      (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }

    /// Returns the fraction of the edge that is nearest to a point, and the square of its distance.
    func nearest(to point: Point) -> (fraction: Double, squaredDistance: Double) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let fraction = max(0, min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)))
      let (gapX, gapY) = (point.x - a.x - dx * fraction, point.y - a.y - dy * fraction)
      return (fraction, gapX * gapX + gapY * gapY)
    }
  }

  /// A place on an edge, and the direction across the edge.
  struct Place {
    var point: Point
    var across: Vector
  }

  private(set) var edges: [Edge] = []

  /// Places along all edges: as close as asked, and on both sides of every corner.
  private(set) var places: [Place] = []

  /// Whether there were more edges than can be compared in good time; then there are none.
  private(set) var isTooLarge = false

  private var rows = EdgeRows()

  /// More than an honest outline has, even one that is made of a line for each hundredth of a degree.
  private static let greatestCount = 60_000

  /// - Parameters:
  ///   - flatness: How far edges may lie from curves, in points.
  ///   - closingAll: Whether open subpaths get the line that filling adds.
  ///   - spacing: The greatest distance of places along an edge, in points.
  ///   - margin: How near to a corner the last place before it lies, in points.
  init(_ outline: Outline, flatness: Double, closingAll: Bool, spacing: Double, margin: Double) {
    var points: [Point] = []
    for subpath in outline.subpaths {
      points.removeAll(keepingCapacity: true)
      points.append(subpath.start)
      for segment in closingAll ? subpath.segmentsForFilling : subpath.segments where !isTooLarge {
        segment.appendFlattened(to: &points, tolerance: flatness)
        isTooLarge = edges.count + points.count > Self.greatestCount
      }
      if !isTooLarge { append(points, spacing: spacing, margin: margin) }
    }
    if isTooLarge { (edges, places) = ([], []) }
    rows = EdgeRows(edges)
  }

  /// Appends the edges between points and the places on them.
  private mutating func append(_ points: [Point], spacing: Double, margin: Double) {
    let added = zip(points, points.dropFirst()).compactMap { a, b in
      (b - a).normalized.map { (edge: Edge(a: a, b: b), direction: $0) }
    }
    for (index, (edge, direction)) in added.enumerated() {
      // Within one subpath as well: the places of a long scribble would fill the memory.
      isTooLarge = places.count > 4 * Self.greatestCount
      if isTooLarge { return }
      let length = edge.a.distance(to: edge.b)
      // The direction of an edge as short as a rounding error means nothing.
      guard length > margin / 1000 else { continue }
      let inset = min(length / 4, margin)
      func append(_ distance: Double) {
        places.append(Place(point: edge.a + direction * distance, across: direction.perpendicular))
      }
      // The joints between the chords of a curve are no corners.
      if index == 0 || added[index - 1].direction.dot(direction) < 0.9 { append(inset) }
      let count = max(1, Int(min((length / spacing).rounded(.up), 256)))
      for step in 0..<count { append(length * (Double(step) + 0.5) / Double(count)) }
      if index == added.count - 1 || added[index + 1].direction.dot(direction) < 0.9 { append(length - inset) }
    }
    edges += added.map(\.edge)
  }

  /// Returns whether a point is filled, unless told otherwise under the non-zero rule.
  func fills(_ point: Point, evenOdd: Bool = false) -> Bool {
    let winding = winding(around: point)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// Returns how many times the outline turns round a point, clockwise on screen.
  private func winding(around point: Point) -> Int {
    var winding = 0
    for place in rows.places(from: point.y, to: point.y) {
      let edge = edges[Int(rows.numbers[place])]
      // Always reckoned from the upper end, so that an edge there and the same edge back cancel to the last bit.
      if edge.a.y <= point.y, point.y < edge.b.y {
        if edge.side(of: point) > 0 { winding += 1 }
      } else if edge.b.y <= point.y, point.y < edge.a.y, Edge(a: edge.b, b: edge.a).side(of: point) > 0 {
        winding -= 1
      }
    }
    return winding
  }

  /// Returns whether a point lies within a distance of an edge.
  func isNear(_ point: Point, within distance: Double) -> Bool {
    contains(near: point, within: distance) { _, _ in true }
  }

  /// Returns whether filled ground ends within a distance of a point.
  ///
  /// - Parameter width: How far to look to both sides of an edge, in points.
  func hasBorder(near point: Point, within distance: Double, width: Double) -> Bool {
    contains(near: point, within: distance) { edge, fraction in
      let along = edge.b - edge.a
      guard let direction = along.normalized else { return false }
      // Close to a corner a look aside would see what lies beyond the other edge.
      let inset = min(0.25, 8 * width / along.length)
      let nearest = edge.a + along * max(inset, min(1 - inset, fraction))
      return isBorder(Place(point: nearest, across: direction.perpendicular), width: width)
    }
  }

  /// Returns whether just one side of an edge is filled.
  ///
  /// - Parameter width: How far to look to both sides, in points; what is thinner has no area.
  func isBorder(_ place: Place, width: Double) -> Bool {
    fills(place.point + place.across * width) != fills(place.point - place.across * width)
  }

  /// Returns whether an edge within a distance of a point, with the fraction at which it is nearest, meets a condition.
  private func contains(
    near point: Point, within distance: Double, where condition: (Edge, _ fraction: Double) -> Bool
  ) -> Bool {
    let squared = distance * distance
    for place in rows.places(from: point.y - distance, to: point.y + distance) {
      let edge = edges[Int(rows.numbers[place])]
      // A quick look at the box first: most edges are far away.
      guard min(edge.a.x, edge.b.x) - distance <= point.x, max(edge.a.x, edge.b.x) + distance >= point.x else {
        continue
      }
      let nearest = edge.nearest(to: point)
      if nearest.squaredDistance <= squared, condition(edge, nearest.fraction) { return true }
    }
    return false
  }
}
