/// The turn that an arc makes from its start, in radians; positive is clockwise on screen.
struct ArcSweep: Hashable {
  var radians: Double

  /// Whether the arc ends with a closed subpath.
  var closes = false

  /// Creates the turn of exactly an angle.
  init(delta: Angle) { radians = delta.radians }

  /// Creates the turn from one angle to another in one direction, by the rules measured on Apple's SwiftUI.
  ///
  /// Note that `clockwise: false` is the direction of growing angles, which on screen looks clockwise. A difference that
  /// goes that way is kept, however many turns it has; one that goes the other way is brought back by whole turns. A
  /// difference of exactly +360° gives a closed circle in both directions.
  init(from start: Angle, to end: Angle, clockwise: Bool) {
    let difference = end.radians - start.radians
    closes = abs(difference - Self.fullTurn) < Self.negligible
    if abs(difference) < Self.negligible {
      radians = 0
    } else if clockwise {
      radians = difference < 0 ? difference : -Self.complement(of: difference)
    } else {
      radians = difference > 0 ? difference : Self.complement(of: -difference)
    }
  }

  static let fullTurn = 2 * Double.pi
  static let quarterTurn = Double.pi / 2

  /// The angle in radians below which two angles count as equal.
  static let negligible = 1e-9

  /// Returns a finite sweep, in radians, that is shortened by whole turns where it has more of them than is drawn.
  static func bounded(_ sweep: Double) -> Double {
    abs(sweep) <= Path.UndocumentedBehaviour.longestArc * fullTurn
      ? sweep : sweep.truncatingRemainder(dividingBy: fullTurn) + (sweep < 0 ? -1 : 1) * fullTurn
  }

  /// Returns what is left of a full turn after an angle greater than zero; a full turn after whole turns.
  private static func complement(of angle: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: fullTurn)
    return rest < negligible || fullTurn - rest < negligible ? fullTurn : fullTurn - rest
  }
}
