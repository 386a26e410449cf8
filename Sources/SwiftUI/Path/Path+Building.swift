extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { edit { $0.append(.move(to: end)) } }

  /// Adds a straight line from the current point to another; does nothing in an empty path.
  public mutating func addLine(to end: CGPoint) { edit { $0.append(.line(to: end)) } }

  /// Adds a quadratic Bézier curve; does nothing in an empty path.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    edit { $0.append(.quadCurve(to: end, control: control)) }
  }

  /// Adds a cubic Bézier curve; does nothing in an empty path.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.append(.curve(to: end, control1: control1, control2: control2)) }
  }

  /// Joins the end of the last subpath to its start; does nothing where no subpath is open.
  public mutating func closeSubpath() { edit { $0.append(.closeSubpath) } }

  /// Adds a subpath of straight lines that begins with a move to the first point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    edit { steps in
      steps.append(.move(to: first))
      for point in lines.dropFirst() { steps.append(.line(to: point)) }
    }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.elements, transform: transform)
  }

  /// Adds steps, moved by a transform.
  mutating func add(_ elements: [Element], transform: CGAffineTransform) {
    if elements.isEmpty { return }
    edit { $0.append(contentsOf: elements, movedBy: transform) }
  }
}
