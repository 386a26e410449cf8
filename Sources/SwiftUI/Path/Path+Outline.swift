internal import Geometry

extension Path {
  /// The path as subpaths of segments.
  var outline: Outline {
    var subpaths: [Subpath] = []
    var current = Subpath(start: .zero)
    var isDown = false
    for element in elements {
      let start = current.end
      switch element {
      case .move(let point):
        if isDown { subpaths.append(current) }
        current = Subpath(start: Point(point))
      case .line(let end): current.segments.append(.line(start, Point(end)))
      case .quadCurve(let end, let control):
        current.segments.append(.quadratic(start, control: Point(control), Point(end)))
      case .curve(let end, let control1, let control2):
        current.segments.append(.cubic(start, control1: Point(control1), control2: Point(control2), Point(end)))
      case .closeSubpath:
        subpaths.append(Subpath(start: current.start, segments: current.segmentsForFilling, isClosed: true))
        // A line after a close begins at the start of the closed subpath.
        current = Subpath(start: current.start)
      }
      isDown = element != .closeSubpath
    }
    if isDown { subpaths.append(current) }
    return Outline(subpaths)
  }
}

extension Path.Steps {
  /// Writes subpaths as steps: a move, one step for each segment, and a close.
  ///
  /// The line that closes a subpath is written too, as SwiftUI does in the outlines of strokes.
  init(_ outline: Outline) {
    self.init()
    for subpath in outline.subpaths {
      append(.move(to: CGPoint(subpath.start)))
      for segment in subpath.segments { append(Path.Element(segment)) }
      if subpath.isClosed { append(.closeSubpath) }
    }
  }
}

extension Path.Element {
  /// Creates the step that draws a segment from its start.
  init(_ segment: Segment) {
    switch segment {
    case .line(_, let end): self = .line(to: CGPoint(end))
    case .quadratic(_, let control, let end): self = .quadCurve(to: CGPoint(end), control: CGPoint(control))
    case .cubic(_, let control1, let control2, let end):
      self = .curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
    }
  }
}
