extension Path {
  /// What this library does where neither Apple's documentation nor a recorded result tells what SwiftUI does.
  ///
  /// * A line or curve on an empty path adds nothing, as in CGPath, which needs a current point.
  /// * `closeSubpath` on an empty path, or twice, adds nothing the second time; after a lone move it closes that point.
  /// * After a close the current point is the start of the closed subpath. The next line begins there without a move of
  ///   its own; an arc begins a new subpath with a move.
  /// * An arc is always preceded by a line in an open subpath, even where the path already is at its start.
  /// * A negative radius puts an arc's points on the other side of the centre. An angle or radius that is not finite gives
  ///   points that are not numbers. A sweep of more than `longestArc` turns is shortened by whole turns.
  /// * A tangent arc whose lines do not make a corner, or with a radius that is zero, negative or not finite, is a line to
  ///   its first tangent end. A tangent arc of more than 90° is drawn as two cubics, as other arcs are.
  /// * The null rectangle adds nothing in any call; the infinite rectangle is kept as a plain rectangle.
  /// * Bounds hold every point of the path, also a move after which nothing follows; coordinates that are not numbers are
  ///   passed over. A rectangle of negative size has standardised bounds.
  /// * `addRect` and its like on an empty path give the steps, not the compact form that `Path(rect)` has; the two are not
  ///   equal, though they look the same. `Path("")` equals `Path()`.
  /// * Only a transform that moves, or scales by positive factors, keeps the compact form of a rectangle or an ellipse;
  ///   a rounded rectangle keeps it where it is moved only.
  /// * A trimmed path whose length is zero or not a finite number is empty. A partly kept closed subpath ends in lines.
  /// * A `ButtonBorderShape` that leaves its radius to the system has the radius `buttonCornerRadius`.
  enum UndocumentedBehaviour {
    /// The number of turns beyond which an arc is shortened by whole turns.
    static let longestArc = 1024.0

    /// The corner radius of a button's border where none is given, in points.
    static let buttonCornerRadius: CGFloat = 8

    /// Returns a finite sweep with no more turns than the longest arc, in radians.
    static func boundedSweep(_ sweep: Double) -> Double {
      abs(sweep) <= longestArc * ArcSweep.fullTurn
        ? sweep
        : sweep.truncatingRemainder(dividingBy: ArcSweep.fullTurn) + (sweep < 0 ? -1 : 1) * ArcSweep.fullTurn
    }
  }
}
