extension Segment {
  /// Returns the segment cut where it comes nearly to rest, with the cuts sharpened to cusps where it does.
  ///
  /// The speed of a cubic is least at a root of the derivative of its square, which is a cubic in the parameter.
  ///
  /// - Parameter negligible: The length, in points, below which a distance is taken for rounding noise.
  func splitAtCusps(negligible: Double) -> [Segment] {
    guard case .cubic(let p0, let p1, let p2, let p3) = elevated, !isLine else { return [self] }
    let (first, second, third) = (p1 - p0, p2 - p1, p3 - p2)
    // A third of the derivative is a·t² + b·t + first.
    let a = first - second * 2 + third
    let b = (second - first) * 2
    let greatest = max(first.length, second.length, third.length)
    let cuts = Polynomial.rootsInsideUnitInterval(
      2 * a.dot(a), 3 * a.dot(b), b.dot(b) + 2 * a.dot(first), b.dot(first)
    ).filter { derivative(at: $0).length < Self.slow * 3 * greatest }.sorted()
    guard !cuts.isEmpty else { return [self] }

    var pieces: [Segment] = []
    var rest = elevated
    var done = 0.0
    for cut in cuts where cut - done > 1e-9 && 1 - cut > 1e-9 {
      let (before, after) = rest.split(at: (cut - done) / (1 - done))
      let isCusp = derivative(at: cut).length < Self.resting * 3 * greatest + 3 * negligible
      pieces.append(isCusp ? before.reversed.restingAtStart.reversed : before)
      rest = isCusp ? after.restingAtStart : after
      done = cut
    }
    return pieces + [rest]
  }

  /// The speed, as a part of the greatest leg of the control polygon, below which a bend is worth a cut of its own.
  private static var slow: Double { 0.05 }

  /// The speed, as a part of the greatest leg of the control polygon, below which a bend is a cusp.
  private static var resting: Double { 1e-6 }

  /// The cubic with its first control point moved into its start, so that it leaves in the direction of the second.
  private var restingAtStart: Segment {
    guard case .cubic(let start, _, let control2, let end) = self else { return self }
    return .cubic(start, control1: start, control2: control2, end)
  }

  /// A quadratic curve as the cubic that draws the same; other segments as they are.
  var elevated: Segment {
    guard case .quadratic(let a, let b, let c) = self else { return self }
    return .cubic(a, control1: a.interpolated(to: b, at: 2 / 3), control2: c.interpolated(to: b, at: 2 / 3), c)
  }
}
