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
  ///   A segment of no length is kept where it lies within the part; a close that would have no length is left out there.
  /// * A `ButtonBorderShape` that leaves its radius to the system has the radius `buttonCornerRadius`.
  /// * Containers have no shapes yet, so a concentric corner has its least radius, zero unless one is given. A
  ///   `ConcentricRectangle` with a rounded corner is drawn as an uneven rounded rectangle, one without as a plain one.
  /// * A `RoundedRectangle` whose corners are not circular tells no corner styles.
  ///
  /// Of strokes and dashes:
  ///
  /// * The side of a stroke beside a curve is halved until it is off by less than 0.02 % of the width; recorded is only that
  ///   the quarters of a circle stay one curve each. A cap that is round is two quarter circles. A round corner is one curve,
  ///   as recorded, up to a turn of 135°, and two beyond, where one would bulge.
  /// * Where a line is shorter than half its width beside a corner, the inner side goes through the corner, so that no hole
  ///   is left. Where a curve bends more sharply than half the width, its inner side turns inside out; a circle stroked much
  ///   wider than its diameter has a hole.
  /// * A line that turns right back has no pointed corner. A curve that comes to rest and turns back is rounded there,
  ///   whatever the join.
  /// * Of a subpath without length only round and square caps are seen, square ones along the x axis. A move after which
  ///   nothing follows is not drawn.
  /// * A width that is zero, negative or not finite covers nothing. A subpath with a coordinate that is not finite is left
  ///   out; the others are drawn.
  /// * A dash without length has its caps along the line. On a closed subpath the last dash goes on in the first, round the
  ///   corner there; one that covers the whole subpath has two ends. No dash begins where an open line ends.
  /// * Lengths that are negative, not finite or all zero, a phase that is not finite, and a pattern so fine that it would
  ///   make a million dashes of one subpath, leave the line whole.
  /// * The outline of a stroke and an ordinary path with the same steps are not equal: the first is measured in single
  ///   precision, the second is not.
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
