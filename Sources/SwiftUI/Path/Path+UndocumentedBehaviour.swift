extension Path {
  /// What this library does where neither Apple's documentation nor a recorded result tells what SwiftUI does.
  ///
  /// Each decision has a name, and a test of that name in `UndocumentedBehaviourTests` or `UndocumentedStrokeTests`.
  ///
  /// Building:
  ///
  /// * *Nothing to go on from*: a line, a curve or a tangent arc on an empty path adds nothing, as in CGPath, which needs a
  ///   current point.
  /// * *Nothing to add*: no points, no rectangles and an empty path add nothing.
  /// * *Nothing to close*: `closeSubpath` on an empty path, or a second time, adds nothing; after a lone move it closes that
  ///   point.
  /// * *After a close* the current point is the start of the closed subpath. The next line begins there without a move of
  ///   its own; an arc begins a new subpath with a move.
  /// * *Moves* are all kept, also one after which another follows.
  /// * *Where an arc begins* there is always a line in an open subpath, even where the path is there already.
  /// * *Radii of arcs*: a radius of zero gives curves whose points are all the centre; a negative one puts the points on the
  ///   other side of the centre; one that is not finite gives points that are not numbers.
  /// * *Angles of arcs*: an angle that is not finite gives one curve whose points are not numbers.
  /// * *Arcs of countless turns*: a sweep of more than `longestArc` turns is shortened by whole turns.
  /// * *Tangent arcs without a corner* (points on one line or on each other; a radius that is zero, negative or not finite)
  ///   are a line to the first tangent end.
  /// * *Tangent arcs of more than a quarter turn* are drawn as two cubics, as other arcs are.
  /// * *Null and infinite rectangles*: the null rectangle adds nothing in any call; the infinite one is kept as a plain
  ///   rectangle.
  ///
  /// Asking:
  ///
  /// * *Bounds* hold every point of the path, also a move after which nothing follows; coordinates that are not numbers are
  ///   passed over. A rectangle of negative size has standardised bounds.
  /// * *Points that are not numbers* are in no path.
  /// * *Equality*: `addRect` and its like on an empty path give the steps, not the compact form that `Path(rect)` has; the
  ///   two are not equal, though they look the same. A path made from a CGPath has steps. `Path("")` equals `Path()`.
  /// * *Transforms that keep a form*: one that moves, or scales by positive factors, keeps a rectangle or an ellipse in its
  ///   compact form; one that only moves keeps a rounded rectangle so.
  ///
  /// Trimming:
  ///
  /// * *Nothing to trim*: a path whose length is zero or not a finite number is trimmed to nothing, and so is any path by a
  ///   fraction that is not a number.
  /// * *Trimmed closed subpaths* of which a part is missing end in lines.
  /// * *Segments of no length* are kept where they lie within the part; a close that would have no length is left out.
  /// * *Chords of a trimmed curve* number as many as the rule says that fits the three counts known, and at most 1,024.
  ///
  /// Text:
  ///
  /// * *Text of an empty path* is the empty string.
  /// * *Text of what is not finite* is `inf`, `-inf` or, whatever its sign, `nan`; none is read back. `Inf` is, `Infinity` is
  ///   not.
  /// * *Residues of circular corners*, 1e-15 and less where Apple's arithmetic does not come out even, are zero here.
  /// * *Rectangles in a text* are not standardised: `re` with negative sizes draws them as they are.
  /// * *Curves in a text*: `v` and `t` on an empty path add nothing; `t` after anything but a quadratic curve has the current
  ///   point for a control point.
  ///
  /// Shapes:
  ///
  /// * *Roles*: a trimmed shape has the role of the whole one.
  /// * *Corners that the system chooses*: a `ButtonBorderShape` that leaves its radius to the system has the radius
  ///   `buttonCornerRadius`.
  /// * *Corners without a container*: containers have no shapes yet, so a concentric corner has its least radius, zero
  ///   unless one is given. A `ConcentricRectangle` with a rounded corner is drawn as an uneven rounded rectangle, one
  ///   without as a plain one. A `RoundedRectangle` whose corners are not as wide as high tells no corner styles.
  ///
  /// Strokes and dashes:
  ///
  /// * *Sides beside curves* are halved until they are off by less than 0.02 % of the width, or than single precision tells
  ///   apart at their coordinates; recorded is only that the quarters of a circle stay one curve each.
  /// * *Round caps* are two quarter circles.
  /// * *Round corners* are one curve, as recorded, up to a turn of 135°, and two beyond, where one would bulge.
  /// * *Short lines at corners*: where a line is shorter than half its width beside a corner, the inner side goes through the
  ///   corner, so that no hole is left.
  /// * *Curves sharper than the width*: the inner side turns inside out; a circle stroked much wider than its diameter has a
  ///   hole.
  /// * *Turning right back*: a line that does has no pointed corner; a curve that comes to rest and turns back is rounded
  ///   there, whatever the join.
  /// * *Subpaths without length* show only round and square caps, square ones along the x axis. A move after which nothing
  ///   follows is not drawn. A length that single precision hardly tells at the coordinates of its subpath is none.
  /// * *Widths* of zero, below zero or not finite cover nothing.
  /// * *Subpaths that are not finite* are left out; the others are drawn.
  /// * *Dashes without length* have their caps along the line.
  /// * *Dashes of closed subpaths*: the last one goes on in the first, round the corner there; one that covers the whole
  ///   subpath has two ends. No dash begins where an open line ends.
  /// * *Patterns that are none* leave the line whole: lengths that are negative, not finite or all zero, a phase that is not
  ///   finite, and lengths so small that they would cut a path into more than 200,000 dashes and gaps.
  /// * *Equality of strokes*: the outline of a stroke and an ordinary path with the same steps are not equal: the first is
  ///   measured in single precision, the second is not.
  enum UndocumentedBehaviour {
    /// The number of turns beyond which an arc is shortened by whole turns.
    static let longestArc = 1024.0

    /// The corner radius of a button's border where none is given, in points.
    static let buttonCornerRadius: CGFloat = 8
  }
}
