import Foundation

/// The border of a stroke, drawn while a pen runs along its tracks: the lines at half the width, with joins and caps.
///
/// The border is always on the right-hand side of one who walks along the track on a screen with y downwards; the other side
/// is the border of the reversed track.
struct StrokeSide {
  private let stroke: Stroke
  private let offset: CurveOffset
  private let negligible: Double
  private let start: Point
  private var segments: [Segment] = []

  /// Puts the pen down beside a point of a track.
  init(_ stroke: Stroke, beside point: Point, direction: Vector, extent: Double) {
    self.stroke = stroke
    negligible = (extent + stroke.width) * Track.relativePrecision
    offset = CurveOffset(distance: stroke.halfWidth, tolerance: max(stroke.width * Self.precision, negligible / 2))
    start = point + direction.perpendicular * stroke.halfWidth
  }

  /// The error that a border may have, in line widths, as long as single precision can tell so little apart.
  private static let precision = 0.0002

  /// The border as a closed subpath.
  var subpath: Subpath { Subpath(start: start, segments: segments, isClosed: true) }

  private var position: Point { segments.last?.end ?? start }

  /// Draws the border beside stretches that follow one another, with the joins between them.
  mutating func follow(_ stretches: [Stretch]) {
    var last: Stretch?
    for stretch in stretches {
      if let last { join(last, stretch) }
      for segment in offset.segments(beside: stretch) {
        if segment.isLine { line(to: segment.end) } else { segments.append(segment) }
      }
      last = stretch
    }
  }

  /// Draws from the end of one stretch to the start of the next.
  ///
  /// On the inner side of a corner that is a straight line, which crosses the border; filled, this makes no difference. Only
  /// where one of the two is too short to cover the triangle that the line cuts off does the border go through the corner.
  mutating func join(_ before: Stretch, _ after: Stretch) {
    let corner = after.segment.start
    let (arriving, leaving) = (before.endDirection, after.startDirection)
    let (turn, cosine) = (arriving.cross(leaving), arriving.dot(leaving))
    if turn < 0 || turn == 0 && cosine < 0 {
      guard cosine < 0 || -turn > Self.smoothTurn else { return line(to: beside(corner, leaving)) }
      switch after.startsAtCusp ? .round : stroke.join {
      case .round: arc(about: corner, from: arriving, to: leaving)
      case .miter: miter(at: corner, arriving, leaving, cosine: cosine)
      case .bevel: break
      }
    } else if min(before.span, after.span) < stroke.halfWidth * turn {
      line(to: corner)
    }
    line(to: beside(corner, leaving))
  }

  /// Draws the end of an open line, to the other side.
  mutating func cap(_ last: Stretch) {
    let (end, direction) = (last.segment.end, last.endDirection)
    let other = beside(end, -direction)
    switch stroke.cap {
    case .butt: break
    case .square:
      let ahead = direction * stroke.halfWidth
      line(to: position + ahead)
      line(to: other + ahead)
    case .round:
      arc(about: end, from: direction, to: -direction)
    }
    line(to: other)
  }

  /// The turn, in radians, below which two stretches are taken to go on smoothly.
  private static let smoothTurn = 1e-4

  private func beside(_ point: Point, _ direction: Vector) -> Point {
    point + direction.perpendicular * stroke.halfWidth
  }

  private mutating func line(to point: Point) {
    if position.distance(to: point) > negligible { segments.append(.line(position, point)) }
  }

  /// Draws the pointed corner, unless it is longer than the limit: the length is 1/cos(turn/2) line widths.
  private mutating func miter(at corner: Point, _ arriving: Vector, _ leaving: Vector, cosine: Double) {
    guard 2 <= stroke.miterLimit * stroke.miterLimit * (1 + cosine), stroke.miterLimit > 0 else { return }
    let tip = corner + (arriving + leaving).perpendicular * (stroke.halfWidth / (1 + cosine))
    if tip.isFinite { line(to: tip) }
  }

  /// Draws counterclockwise around a point, between the places beside two directions.
  ///
  /// SwiftUI was seen to draw one cubic for a round corner. Where the line turns back so far that one would bulge, by up to a
  /// hundredth of the width, here it is two. The handles are 4/3·tan(angle/4) radii long.
  private mutating func arc(about center: Point, from first: Vector, to last: Vector) {
    let angle = atan2(abs(first.cross(last)), first.dot(last))
    if angle > Self.greatestArc {
      // Half of half a turn is known without rounding.
      let middle = first + last == .zero ? -first.perpendicular : first.rotated(byRadians: -angle / 2)
      arc(about: center, from: first, to: middle)
      return arc(about: center, from: middle, to: last)
    }
    let handle = 4.0 / 3.0 * tan(angle / 4) * stroke.halfWidth
    let end = beside(center, last)
    segments.append(
      .cubic(position, control1: position + first * handle, control2: end - last * handle, end))
  }

  /// The greatest angle, in radians, that one cubic draws.
  private static let greatestArc = 0.75 * Double.pi
}
