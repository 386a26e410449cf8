import Foundation

extension Outline {
  /// Draws an outline with a pen.
  ///
  ///     let triangle = Outline { pen in
  ///       pen.move(0, 0)
  ///       pen.line(100, 0)
  ///       pen.line(50, 60)
  ///       pen.close()
  ///     }
  package init(_ draw: (inout Pen) -> Void) {
    var pen = Pen()
    draw(&pen)
    self = pen.outline
  }

  /// A pen that draws an outline; coordinates are in points, y grows downwards, positive angles turn clockwise on screen.
  package struct Pen {
    package private(set) var outline = Outline()
    private var isDown = false

    package init() {}

    /// The point at which the pen is, or nil before the first move.
    package var position: Point? {
      guard let last = outline.subpaths.last else { return nil }
      return last.isClosed ? last.start : last.end
    }

    /// Starts a new subpath at a point.
    package mutating func move(_ point: Point) {
      outline.subpaths.append(Subpath(start: point))
      isDown = true
    }

    package mutating func move(_ x: Double, _ y: Double) { move(Point(x, y)) }

    package mutating func line(_ point: Point) { append { .line($0, point) } }

    package mutating func line(_ x: Double, _ y: Double) { line(Point(x, y)) }

    package mutating func quadratic(control: Point, to point: Point) {
      append { .quadratic($0, control: control, point) }
    }

    package mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
      append { .cubic($0, control1: control1, control2: control2, point) }
    }

    /// Draws a circular arc, with a line to its start where the pen is down.
    ///
    /// The arc is made of cubics of at most 45°, whose error is below 4.3e-6 of the radius.
    package mutating func arc(center: Point, radius: Double, fromDegrees start: Double, sweepDegrees sweep: Double) {
      func onCircle(_ angle: Double) -> Point { Point(center.x + radius * cos(angle), center.y + radius * sin(angle)) }
      let first = onCircle(start * .pi / 180)
      if isDown { if position != first { line(first) } } else { move(first) }
      let pieces = max(1, (abs(sweep) / 45 - 1e-9).rounded(.up))
      guard pieces < 10_000 else { return }
      let step = sweep * .pi / 180 / pieces
      let handle = 4.0 / 3.0 * tan(step / 4) * radius
      for index in 0..<Int(pieces) where step != 0 {
        let from = start * .pi / 180 + step * Double(index)
        let to = from + step
        cubic(
          onCircle(from) + Vector(-sin(from), cos(from)) * handle, onCircle(to) - Vector(-sin(to), cos(to)) * handle,
          to: onCircle(to))
      }
    }

    /// Joins the end of the subpath to its start.
    package mutating func close() {
      guard isDown, var last = outline.subpaths.popLast() else { return }
      last.segments = last.segmentsForFilling
      last.isClosed = true
      outline.subpaths.append(last)
      isDown = false
    }

    /// Draws a closed polygon through points.
    package mutating func polygon(_ points: [Point]) {
      guard let first = points.first else { return }
      move(first)
      for point in points.dropFirst() { line(point) }
      close()
    }

    private mutating func append(_ segment: (Point) -> Segment) {
      guard let position else { return }
      if !isDown { move(position) }
      outline.subpaths[outline.subpaths.count - 1].segments.append(segment(position))
    }
  }
}
