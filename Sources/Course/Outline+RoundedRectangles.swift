import Geometry

/// The curve that rounds a corner.
enum CornerCurve {
  /// A quarter of a circle.
  case circular
  /// The curve that SwiftUI takes where nothing is said: it begins to bend before a circle would.
  case continuous

  static let both: [CornerCurve] = [.circular, .continuous]
}

extension Outline {
  /// Returns a rectangle whose four corners have the same radius, cut to half of the smaller side.
  static func roundedRectangle(_ box: Box, radius: Double, _ curve: CornerCurve) -> Outline {
    let limited = min(max(radius, 0), box.width / 2, box.height / 2)
    return roundedRectangle(box, radii: [limited, limited, limited, limited], curve)
  }

  /// Returns a rectangle whose corners have radii of their own.
  ///
  /// - Parameter radii: The radii clockwise from the upper left corner, in points; there must be room for them.
  static func roundedRectangle(_ box: Box, radii: [Double], _ curve: CornerCurve) -> Outline {
    let corners = [
      Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY),
    ]
    // Away from each corner, along the edge by which the outline arrives there.
    let back = [Vector(0, 1), Vector(-1, 0), Vector(0, -1), Vector(1, 0)]
    return Outline { pen in
      for number in 0..<4 {
        let (before, after) = ((number + 3) % 4, (number + 1) % 4)
        let corner = CurvedCorner(
          point: corners[number], radius: radii[number],
          arriving: CurvedCorner.Edge(
            direction: back[number], length: corners[number].distance(to: corners[before]), other: radii[before]),
          leaving: CurvedCorner.Edge(
            direction: back[after] * -1, length: corners[number].distance(to: corners[after]), other: radii[after]))
        corner.draw(with: &pen, curve)
      }
      pen.close()
    }
  }
}

/// One corner of a rectangle and the curve around it.
private struct CurvedCorner {
  /// An edge as it is seen from the corner.
  struct Edge {
    /// The direction away from the corner, of length 1.
    var direction: Vector
    var length: Double
    /// The radius at the other end, in points.
    var other: Double
  }

  var point: Point
  var radius: Double
  var arriving: Edge
  var leaving: Edge

  func draw(with pen: inout Outline.Pen, _ curve: CornerCurve) {
    if radius <= 0 { return pen.lineOrMove(point) }
    switch curve {
    case .circular:
      let handle = 1 - 0.552_284_749_830_793_6
      pen.lineOrMove(place(1, 0))
      pen.cubic(place(handle, 0), place(0, handle), to: place(0, 1))
    case .continuous:
      // The numbers are measured: section 6 of the geometry notes tells how.
      let (first, last) = (reach(along: arriving), reach(along: leaving))
      pen.lineOrMove(place(first.start, 0))
      pen.cubic(place(first.control1, 0), place(first.control2, 0), to: place(0.631494, 0.0749114))
      pen.cubic(place(0.372824, 0.16906), place(0.16906, 0.372824), to: place(0.0749114, 0.631494))
      pen.cubic(place(0, last.control2), place(0, last.control1), to: place(0, last.start))
    }
  }

  /// Returns the point at distances from the corner along both edges, in radii.
  private func place(_ back: Double, _ on: Double) -> Point {
    point + arriving.direction * (back * radius) + leaving.direction * (on * radius)
  }

  /// Returns where a continuous corner begins on an edge, and its control points there, in radii from the corner.
  ///
  /// Two corners share an edge in the proportion of their radii; what does not fit is pushed together.
  private func reach(along edge: Edge) -> (start: Double, control1: Double, control2: Double) {
    let share = edge.length / (radius + edge.other)
    let push = max(0, (1.528665 - share) / 0.528665)
    return (min(1.528665, share), 1.08849 - push * (1.08849 - 0.96), 0.868407 - push * (0.868407 - 0.82))
  }
}

extension Outline.Pen {
  /// Draws a line, or begins where nothing is drawn yet.
  fileprivate mutating func lineOrMove(_ point: Point) {
    if position == nil { move(point) } else if position != point { line(point) }
  }
}
