internal import Geometry

extension CGPath {
  /// Returns a path with all its points moved by a transform; nil stands for the identity.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a path with straight lines in place of its curves.
  ///
  /// - Parameter threshold: The greatest distance between a curve and its lines, in points. One that is not positive is
  ///   taken for the least distance; a curve has at most 1,024 lines.
  public func flattened(threshold: CGFloat) -> CGPath {
    let tolerance = threshold > 0 ? Double(threshold) : .leastNonzeroMagnitude
    var steps = Path.Steps()
    for element in path.elements {
      guard let start = steps.currentPoint, let curve = Segment(curve: element, from: Point(start)) else {
        steps.append(element)
        continue
      }
      var points: [Point] = []
      curve.appendFlattened(to: &points, tolerance: tolerance)
      for point in points { steps.append(.line(to: CGPoint(point))) }
    }
    return CGPath(Path { $0.edit { $0 = steps } })
  }
}

extension Segment {
  /// Creates the curve that a step draws from a point; nil where the step draws none.
  fileprivate init?(curve: Path.Element, from start: Point) {
    switch curve {
    case .move, .line, .closeSubpath: return nil
    case .quadCurve(let end, let control): self = .quadratic(start, control: Point(control), Point(end))
    case .curve(let end, let control1, let control2):
      self = .cubic(start, control1: Point(control1), control2: Point(control2), Point(end))
    }
  }
}
