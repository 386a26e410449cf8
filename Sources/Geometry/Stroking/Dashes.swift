/// A pattern of dashes and gaps along a line.
package struct Dashes: Hashable, Sendable {
  /// The lengths of dashes and gaps in turn, in points; an odd number of them is run through twice, the second time with
  /// dashes and gaps exchanged.
  let lengths: [Double]

  /// The length after which the pattern begins anew, in points.
  let period: Double

  /// How far into the pattern a line begins, in points: at least 0 and less than the period.
  let phase: Double

  /// The number of dashes and gaps that an outline is cut into at most; a finer pattern leaves it whole.
  static let most = 200_000.0

  /// Makes a pattern; nil where the numbers make none: no lengths, a negative one, one that is not finite, or only zeros.
  ///
  /// A negative phase begins before the pattern, that is, in the one before.
  package init?(lengths: [Double], phase: Double) {
    let sum = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), sum > 0, sum.isFinite, phase.isFinite else { return nil }
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    period = self.lengths.reduce(0, +)
    guard period.isFinite else { return nil }
    let remainder = phase.truncatingRemainder(dividingBy: period)
    self.phase = remainder < 0 ? min(remainder + period, period.nextDown) : remainder
  }
}
