/// Real roots of small polynomials.
package enum Polynomial {
  /// Returns the roots of a·t² + b·t + c that lie strictly between 0 and 1.
  ///
  /// Uses the form that avoids cancellation: q = −(b ± √(b² − 4ac))/2, roots q/a and c/q. Coefficients that are not
  /// finite give no roots.
  package static func rootsInsideUnitInterval(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    guard let factor = powerOfTwo(below: max(abs(a), abs(b), abs(c))) else { return [] }
    let (a, b, c) = (a / factor, b / factor, c / factor)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0, discriminant.isFinite else { return [] }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    var roots: [Double] = []
    if a != 0 { roots.append(q / a) }
    if q != 0, discriminant > 0 || a == 0 { roots.append(c / q) }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the roots of a·t³ + b·t² + c·t + d that lie strictly between 0 and 1, in order.
  ///
  /// Between two turning points the polynomial runs one way, so that halving finds its one root there. Coefficients that are
  /// not finite give no roots.
  package static func rootsInsideUnitInterval(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    guard let factor = powerOfTwo(below: max(abs(a), abs(b), abs(c), abs(d))) else { return [] }
    let (a, b, c, d) = (a / factor, b / factor, c / factor, d / factor)
    guard (a + b + c + d).isFinite else { return [] }
    func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t + d }
    let turns = [0] + rootsInsideUnitInterval(3 * a, 2 * b, c).sorted() + [1]
    var roots: [Double] = []
    for (lower, upper) in zip(turns, turns.dropFirst()) {
      let (start, end) = (value(lower), value(upper))
      if end == 0, upper < 1 { roots.append(upper) }
      guard start != 0, end != 0, (start < 0) != (end < 0) else { continue }
      var (low, high) = (lower, upper)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (value(middle) < 0) == (start < 0) { low = middle } else { high = middle }
      }
      roots.append((low + high) / 2)
    }
    return roots
  }

  /// Returns the power of two to divide coefficients by; nil where the greatest is zero or not finite.
  ///
  /// Otherwise the squares of large coefficients overflow, and those of small ones vanish; a power of two changes no digit.
  private static func powerOfTwo(below greatest: Double) -> Double? {
    guard greatest > 0, greatest.isFinite else { return nil }
    return Double(sign: .plus, exponent: greatest.exponent, significand: 1)
  }
}
