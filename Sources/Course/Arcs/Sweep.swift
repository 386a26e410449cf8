/// The turn of SwiftUI's `addArc` from one angle to another, in degrees; positive is clockwise on screen.
enum Sweep {
  /// Returns the turn.
  ///
  /// `clockwise: false` means growing angles. A difference in that direction is kept, one against it is brought back by
  /// whole turns; a full turn stays one.
  static func degrees(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let difference = clockwise ? start - end : end - start
    let sweep = difference >= 0 ? difference : 360 - (-difference).truncatingRemainder(dividingBy: 360)
    return clockwise ? -sweep : sweep
  }
}
