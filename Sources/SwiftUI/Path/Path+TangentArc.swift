extension Path {
  /// Adds an arc that touches the line from the current point to one point and the line from there to another.
  ///
  /// A line leads to the point where the arc begins, unless the path is there already. An empty path has no current point
  /// and stays empty. Where no arc fits (a radius of zero, points on one line) only a line to the first point is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    edit { steps in
      guard let current = steps.currentPoint else { return }
      let start = transform.isIdentity ? current : current.applying(transform.inverted())
      guard let arc = TangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
        steps.append(.line(to: tangent1End.applying(transform)))
        return
      }
      let first = arc.start.applying(transform)
      if !first.isAlmost(current) { steps.append(.line(to: first)) }
      steps.append(contentsOf: arc.curves, movedBy: transform)
    }
  }
}

extension CGPoint {
  /// Returns whether two points differ by rounding only.
  func isAlmost(_ other: CGPoint) -> Bool {
    let tolerance = 1e-9 * max(1, abs(x), abs(y))
    return abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}
