/// One piece of an outline: a straight line, or a Bézier curve of the second or third degree.
package enum Segment: Hashable, Sendable {
  case line(Point, Point)
  case quadratic(Point, control: Point, Point)
  case cubic(Point, control1: Point, control2: Point, Point)

  package var start: Point {
    switch self {
    case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  package var end: Point {
    switch self {
    case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// Whether the segment is drawn as a straight line element.
  package var isLine: Bool {
    if case .line = self { true } else { false }
  }

  /// The segment run through from its end to its start.
  package var reversed: Segment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .quadratic(let start, let control, let end): .quadratic(end, control: control, start)
    case .cubic(let start, let control1, let control2, let end):
      .cubic(end, control1: control2, control2: control1, start)
    }
  }

  /// All points that define the segment, from start to end.
  package var definingPoints: [Point] {
    switch self {
    case .line(let start, let end): [start, end]
    case .quadratic(let start, let control, let end): [start, control, end]
    case .cubic(let start, let control1, let control2, let end): [start, control1, control2, end]
    }
  }

  /// Whether no coordinate is infinite or not a number.
  package var isFinite: Bool { definingPoints.allSatisfy(\.isFinite) }

  /// Returns the segment with every defining point moved by a function; right for affine functions only.
  package func mapped(_ transform: (Point) -> Point) -> Segment {
    switch self {
    case .line(let start, let end): .line(transform(start), transform(end))
    case .quadratic(let start, let control, let end):
      .quadratic(transform(start), control: transform(control), transform(end))
    case .cubic(let start, let control1, let control2, let end):
      .cubic(transform(start), control1: transform(control1), control2: transform(control2), transform(end))
    }
  }

  /// Returns the point at a parameter from 0 at the start to 1 at the end.
  package func point(at t: Double) -> Point {
    let s = 1 - t
    switch self {
    case .line(let start, let end):
      return start.interpolated(to: end, at: t)
    case .quadratic(let a, let b, let c):
      return Point(s * s * a.x + 2 * s * t * b.x + t * t * c.x, s * s * a.y + 2 * s * t * b.y + t * t * c.y)
    case .cubic(let a, let b, let c, let d):
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
    }
  }

  /// Returns the first derivative by the parameter, in points per unit of the parameter.
  package func derivative(at t: Double) -> Vector {
    let s = 1 - t
    switch self {
    case .line(let start, let end):
      return end - start
    case .quadratic(let a, let b, let c):
      return (b - a) * (2 * s) + (c - b) * (2 * t)
    case .cubic(let a, let b, let c, let d):
      return (b - a) * (3 * s * s) + (c - b) * (6 * s * t) + (d - c) * (3 * t * t)
    }
  }

  /// The direction in which the segment leaves its start, or nil where it is a single point.
  package var startDirection: Vector? {
    let points = definingPoints
    return points.dropFirst().lazy.compactMap { ($0 - points[0]).normalized }.first
  }

  /// The direction in which the segment reaches its end, or nil where it is a single point.
  package var endDirection: Vector? { reversed.startDirection.map { -$0 } }

  /// Returns the two parts before and after a parameter, by de Casteljau's construction.
  package func split(at t: Double) -> (Segment, Segment) {
    switch self {
    case .line(let a, let b):
      let middle = a.interpolated(to: b, at: t)
      return (.line(a, middle), .line(middle, b))
    case .quadratic(let a, let b, let c):
      let ab = a.interpolated(to: b, at: t)
      let bc = b.interpolated(to: c, at: t)
      let middle = ab.interpolated(to: bc, at: t)
      return (.quadratic(a, control: ab, middle), .quadratic(middle, control: bc, c))
    case .cubic(let a, let b, let c, let d):
      let ab = a.interpolated(to: b, at: t)
      let bc = b.interpolated(to: c, at: t)
      let cd = c.interpolated(to: d, at: t)
      let abc = ab.interpolated(to: bc, at: t)
      let bcd = bc.interpolated(to: cd, at: t)
      let middle = abc.interpolated(to: bcd, at: t)
      return (.cubic(a, control1: ab, control2: abc, middle), .cubic(middle, control1: bcd, control2: cd, d))
    }
  }

  /// Twice the signed area between the segment and the origin, by Green's theorem; positive for clockwise on screen.
  package var doubledAreaContribution: Double {
    func cross(_ p: Point, _ q: Point) -> Double { p.x * q.y - p.y * q.x }
    switch self {
    case .line(let a, let b):
      return cross(a, b)
    case .quadratic(let a, let b, let c):
      return (2 * cross(a, b) + 2 * cross(b, c) + cross(a, c)) / 3
    case .cubic(let a, let b, let c, let d):
      return (6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d) + 6 * cross(c, d))
        / 10
    }
  }
}
