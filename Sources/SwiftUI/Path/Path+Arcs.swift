extension Path {
  /// Adds an arc of a circle from one angle to another; the radius is in points.
  ///
  /// Angles grow clockwise on screen, where y points down. `clockwise: false` goes the way of growing angles, which on
  /// screen is clockwise: the name belongs to a system whose y points up. A line leads to the start of the arc where a
  /// subpath is open; otherwise a new one begins there.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = ArcSweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds an arc of a circle that turns by exactly an angle; a positive one is clockwise on screen.
  ///
  /// The radius is in points.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let sweep = ArcSweep(delta: delta)
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, sweep: ArcSweep, transform: CGAffineTransform
  ) {
    let arc = CircularArc(center: center, radius: radius, startAngle: startAngle.radians, sweep: sweep.radians)
    let start = arc.start.applying(transform)
    let curves = arc.curves
    edit { steps in
      steps.append(steps.isOpen ? .line(to: start) : .move(to: start))
      steps.append(contentsOf: curves, movedBy: transform)
      if sweep.closes { steps.append(.closeSubpath) }
    }
  }
}
