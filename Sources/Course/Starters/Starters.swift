// swift-format-ignore-file
// Made by `workbook author sync` from Solutions. Change the solutions, not this file.

/// The text with which a learner begins each exercise, by the exercise's id.
package enum Starters {
  package static let text: [String: String] = [
    "PredefinedShapes/FiveShapes": #"""
import SwiftUI

/// FiveShapes: the five shapes that SwiftUI brings, one below the other.
///
///     +---------------------------+
///     |   16                      |     From top to bottom:
///     |   #####################   |
///     |   #####################   |         Rectangle
///     |   8                       |         RoundedRectangle, corner radius 25
///     |   .###################.   |         Circle
///     |   '###################'   |         Capsule
///     |   8                       |         Ellipse
///     |            .#.            |
///     |            '#'            |     They stand in a VStack that is made
///     |   8                       |     without any argument, so that SwiftUI
///     |   .###################.   |     puts 8 points between two of them.
///     |   '###################'   |
///     |   8                       |     Around all of them lies the padding
///     |     . - ######### - .     |     that is applied where no number is
///     |     ' - ######### - '     |     named: 16 points on every side.
///     |                           |
///     +---------------------------+     The colours are yours. Every shape
///                                       keeps the style that it has where none
///                                       is named.
struct FiveShapes: View {
  var body: some View {
    // TODO: 1 Put the five shapes into a VStack, in this order.
    // TODO: 2 Put padding around the stack.
    EmptyView()
  }
}

"""#,
    "PredefinedShapes/Coin": #"""
import SwiftUI

/// Coin: the largest circle, in the middle of the rectangle.
///
///     +-------. - ~ - .-------+     The centre is (midX, midY), the radius is
///     |    .             .    |     half of the smaller side.
///     |   .               .   |
///     |   .       c       .   |     No need to draw it by hand: every shape
///     |   .               .   |     tells its path in a rectangle, one that
///     |    .             .    |     SwiftUI brings too.
///     +-------' - _ - '-------+
struct Coin: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Which of SwiftUI's shapes is this? Return its path in rect.
    return Path()
  }
}

"""#,
    "PredefinedShapes/Pill": #"""
import SwiftUI

/// Pill: a rounded rectangle whose ends are true half circles.
///
///        . - ~ +-----------------+ ~ - .       The radius r is half of the
///      .       |                 |       .     smaller side. Each end is half
///     .      r |                 | r      .    of a circle: its centre lies r
///     . <----> c                 c <----> .    away from the edge.
///      .       |                 |       .
///        ' - _ +-----------------+ _ - '       In a high rectangle the half
///                                              circles are above and below, in
///                                              a square there is only a circle.
///
/// SwiftUI has two curves for a round corner. The one that it takes without
/// being asked, .continuous, begins to bend earlier and is no circle. A pill
/// needs the other one.
struct Pill: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Return the path of a capsule. Which style do its ends have?
    return Path()
  }
}

"""#,
    "PredefinedShapes/Ticket": #"""
import SwiftUI

/// Ticket: rounded on one side only.
///
///       . - +---------------------+     The two corners on the leading side
///     .                           |     (the left, here) are round, with a
///     +                           |     radius of 20. The corners on the
///     |                           |     other side are plain.
///     +                           |
///     .                           |     Where the rectangle is less than 40
///       ' - +---------------------+     points high, the radius is half of the
///     <-20->                            height: two round corners share that
///                                       edge. Where it is less than 20 wide,
///                                       the radius is the width.
///
/// SwiftUI has a rectangle with a radius of its own for every corner, and it
/// limits the radii just so. Both styles of corners are right.
struct Ticket: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Make an UnevenRoundedRectangle; a corner that is not named is plain.
    // TODO: 2 Return its path in rect.
    return Path()
  }
}

"""#,
    "PredefinedShapes/Bullseye": #"""
import SwiftUI

/// Bullseye: three circles, one on top of the other.
///
///              . - ~ ~ ~ - .              The diameters are 200, 140 and 80
///          .                   .          points, whatever the space. All have
///        .      . - ~ ~ - .      .        the same centre.
///      .     .    . - - .    .     .
///      .    .   .         .   .    .      The largest lies at the back, the
///      .    .   .    c    .   .    .      smallest on top. Circles that touch
///      .    .   .         .   .    .      need different colours, or nobody
///      .     .    ' - - '    .     .      can tell them apart. Which ones is
///        .      ' - _ _ - '      .        yours.
///          .                   .
///              ' - _ _ _ - '
///
///     A ZStack lays its views on top of each other, the first one at the back.
struct Bullseye: View {
  var body: some View {
    // TODO: 1 Put three circles into a ZStack, the largest first.
    // TODO: 2 Fill them in turn with two colours, and give each a frame.
    EmptyView()
  }
}

"""#,
    "PredefinedShapes/reportedSize": #"""
import SwiftUI

/// reportedSize: the size that a shape takes for a size that it is offered.
///
///                          offered          reported
///
///     Rectangle            200 x 100        200 x 100     all of it
///     Rectangle            200 x nil        200 x  10     10 where nothing is said
///     Circle               200 x 100        100 x 100     a square
///     half of a Circle     200 x 100        100 x 100     as the whole Circle
///
/// Before SwiftUI draws a shape, it offers a size and asks which size the shape
/// takes. That size depends on the kind of shape, not on what is drawn: half of
/// a circle asks for as much space as the whole one, and a line with a width
/// asks for no more than one without.
///
/// Do not work it out: every shape answers that question itself. Proposed
/// widths and heights can be nil, 0 and infinite.
func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
  // TODO: 1 Ask the shape which size it takes for the proposed one.
  return CGSize(width: -1, height: -1)
}

"""#,
    "Paths/Triangle": #"""
import SwiftUI

/// Triangle: three lines between three points.
///
///     (0, 0)
///       + - - - - - - - - - - -> x     The corners are
///       |   *                          (20, 30), (130, 70) and (60, 140),
///       |    \ `  .                    in points from the upper left.
///       |     \     `   *
///       |      \      /                y grows downwards.
///       |       \   /
///       v         *                    The triangle is the same in every
///       y                              rectangle: it does not look at rect.
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    let path = Path()
    // TODO: 1 Make the path a variable (var), and move to the first corner.
    // TODO: 2 Draw lines to the second and to the third corner.
    // TODO: 3 Close the subpath.
    return path
  }
}

"""#,
    "Paths/ScalingTriangle": #"""
import SwiftUI

/// ScalingTriangle: a triangle that grows with its rectangle.
///
///     minX                   maxX
///       +---------------------+ minY   The corners are given as fractions
///       |  A                  |        of the width and of the height:
///       |   \ `  .            |
///       |    \      `  .      |        A  0.13 across, 0.2  down
///       |     \          ` B  |        B  0.87 across, 0.47 down
///       |      \       . '    |        C  0.4  across, 0.93 down
///       |       \  . '        |
///       |        C            |        The outline is closed.
///       +---------------------+ maxY
///
/// Where the rectangle starts at (0, 0) and is 100 wide and 200 high, A lies
/// at (13, 40).
struct ScalingTriangle: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out corner A: its x from minX and width, its y from minY and height.
    // TODO: 2 Draw from A to B and to C, and close the outline.
    return Path()
  }
}

"""#,
    "Paths/TriangleCard": #"""
import SwiftUI

/// TriangleCard: a triangle on a yellow square.
///
///       +-----------------------+       The triangle is given below. It fills
///       |  *                    |       any rectangle; here it must have a
///       |   ##.                 |       square, the largest one that fits into
///       |   #####.              |       the space and in the middle of it:
///       |    ######*            |       aspect ratio 1, fit.
///       |    #####'             |
///       |     ###               |       Behind it lies a yellow background. It
///       |     #'                |       covers just that square, not the whole
///       |     *                 |       space.
///       +-----------------------+
///
/// A background is as large as the view that it is put behind. So the square
/// must be the triangle's own; a square for the background alone is not enough.
/// The yellow is Color.yellow; the colour of the triangle is yours, but must be
/// another one.
struct TriangleCard: View {
  var body: some View {
    // TODO: 1 Give the triangle a square to be drawn in.
    // TODO: 2 Put yellow behind it.
    ScalingTriangle()
  }
}

extension TriangleCard {
  /// The triangle of the exercise before, in fractions of the rectangle.
  private struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX + 0.13 * rect.width, y: rect.minY + 0.2 * rect.height))
      path.addLine(to: CGPoint(x: rect.minX + 0.87 * rect.width, y: rect.minY + 0.47 * rect.height))
      path.addLine(to: CGPoint(x: rect.minX + 0.4 * rect.width, y: rect.minY + 0.93 * rect.height))
      path.closeSubpath()
      return path
    }
  }
}

"""#,
    "Paths/Diamond": #"""
import SwiftUI

/// Diamond: the midpoints of the four edges, joined.
///
///             midX
///       +------*------+ minY     The rectangle can lie anywhere: it starts
///       |    .   .    |          at (minX, minY), which need not be (0, 0).
///       |  .       .  |
///       *             * midY     rect knows all of its edges and middles:
///       |  .       .  |          minX, midX, maxX, minY, midY, maxY.
///       |    .   .    |
///       +------*------+ maxY     The outline is closed.
///     minX           maxX
struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the midpoint of the top edge.
    // TODO: 2 Draw lines to the three other midpoints, one after the other round the rectangle.
    // TODO: 3 Close the outline.
    return Path()
  }
}

"""#,
    "Paths/Checkmark": #"""
import SwiftUI

/// Checkmark: two lines, one stroke of the pen, not closed.
///
///       +-----------------* minY     from  (minX, midY)
///       |              .  |          to    (minX + width / 3, maxY)
///       |           .     |          to    (maxX, minY)
///       *        .        | midY
///       | .    .          |          The outline stays open: no line leads
///       |   .             |          back to its start. The rectangle can
///       +----*------------+ maxY     start anywhere.
///     minX              maxX
struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the start, halfway down the left edge.
    // TODO: 2 Draw the short line, then the long one. Leave the outline open.
    return Path()
  }
}

"""#,
    "Paths/SquareCheckmark": #"""
import SwiftUI

/// SquareCheckmark: the checkmark that asks for a square.
///
///       +-----------------* minY     The path is that of Checkmark:
///       |              .  |          from  (minX, midY)
///       |           .     |          to    (minX + width / 3, maxY)
///       *        .        | midY     to    (maxX, minY), open.
///       | .    .          |
///       |   .             |          It is drawn into the rectangle that
///       +----*------------+ maxY     is given, whether square or not.
///     minX              maxX
///
/// Before a shape is drawn, it is asked which size it would like: the proposal
/// has a width and a height, and each can be nil, which means unspecified.
/// This shape answers with a square whose side is the smaller of the two. An
/// unspecified side counts as 10.
///
///     proposed 200 x 100            reports 100 x 100
///     proposed  60 x unspecified    reports  10 x  10
///
/// The path and the size are worth a point each.
struct SquareCheckmark: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Draw the checkmark.
    return Path()
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // TODO: 2 Put 10 in place of a side that is nil, and return a square of the smaller side.
    return .zero
  }
}

"""#,
    "Paths/Hexagon": #"""
import SwiftUI

/// Hexagon: six corners on a circle.
///
///            5 _______ 6           The circle has its centre c at
///             /       \            (midX, midY); its radius r is half
///            /         \           the smaller side of the rectangle.
///          4 (    c - - ) 1
///            \    r    /           Corner 1 lies at angle 0, to the right
///             \_______/            of c. The others follow at sixths of a
///            3         2           full turn. The outline is closed.
///
/// A point at an angle, with y growing downwards and the angle clockwise:
///
///     x = midX + r * cos(angle)
///     y = midY + r * sin(angle)
///
/// cos and sin take radians: a full turn is 2 * .pi.
struct Hexagon: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out the radius.
    // TODO: 2 Work out the six corners; a loop over 0..<6 saves typing.
    // TODO: 3 Join them and close the outline.
    return Path()
  }
}

"""#,
    "Paths/Star": #"""
import SwiftUI

/// Star: a star with any number of points.
///
///                  1
///                  *              The corners lie in turn on two circles with
///                 / \             their centre c at (midX, midY):
///        9 *- -10*   *2- -* 3
///            ` .       . '        outer ones  r = half the smaller side
///             8 *  c  * 4         inner ones  r * innerRatio
///              /   *   \
///             / . '6' . \         Corner 1 is an outer one, straight up from c
///          7 *           * 5      (angle -π/2). The step from each corner to
///                                 the next is π / points, so that there are
///                                 2 * points corners. The outline is closed.
///
/// innerRatio is used as it is; it is usually between 0 and 1.
/// With fewer than 2 points there is no star: the path is empty.
struct Star: Shape {
  var points: Int
  var innerRatio: CGFloat

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Return an empty path if there are fewer than 2 points.
    // TODO: 2 Work out the angle and the distance of each corner in a loop over 0..<2 * points.
    // TODO: 3 Move to the first corner, draw lines to the others, and close the outline.
    return Path()
  }
}

"""#,
    "Arcs/Dome": #"""
import SwiftUI

/// Dome: half a circle that stands on the bottom edge.
///
///       +---------------------+        The centre c is the middle of the
///       |      . - ~ - .      |        bottom edge, (midX, maxY).
///       |   .             .   |
///       |  .               .  |        The radius r is the smaller of
///       | .                 . |        width / 2 and height, so that the
///       +-+--------c--------+-+ maxY   dome fits.
///               midX
///                                      The arc runs from one end over the
///                                      top to the other; the outline is
///                                      closed by the diameter.
struct Dome: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out the radius.
    // TODO: 2 Add the arc over the top. Which way is clockwise, when y grows downwards?
    // TODO: 3 Close the outline.
    return Path()
  }
}

"""#,
    "Arcs/Cone": #"""
import SwiftUI

/// Cone: an ice-cream cone in one outline, half a circle over a point.
///
///         . - ~ - .          The circle has its centre c in the middle of the
///       /           \        rectangle; its radius r is half the smaller side.
///      +      c      +
///       \           /        Start at (midX + r, midY), go over the top to
///         \       /          (midX - r, midY), then in a straight line to
///           \   /            (midX, maxY), and close the outline.
///             +
struct Cone: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Draw the half circle, from the right over the top to the left.
    // TODO: 2 Draw the line to the point at the bottom, and close the outline.
    return Path()
  }
}

"""#,
    "Arcs/PieSlice": #"""
import SwiftUI

/// PieSlice: a slice of a pie between two angles.
///
///            . - ~ - .             The centre c is (midX, midY), the radius r
///         .             .          is half the smaller side.
///        .               .
///        .       c-------+ start   Begin at c, go in a line to the circle at
///        .       |       .         startAngle, along the circle to endAngle,
///         .      |     .           and close the outline.
///            . - + - '
///               end                Angle 0 points to the right. The slice runs
///                                  with growing angles (clockwise: false).
///
/// Angles at the edges:
///   - an end below the start: the slice goes on past a full turn, so that
///     90° to 0° is three quarters of the pie;
///   - a full turn or more (0° to 360°): the whole disc;
///   - equal angles: no area at all.
///
/// addArc does all this by itself.
struct PieSlice: Shape {
  var startAngle: Angle
  var endAngle: Angle

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the centre.
    // TODO: 2 Add the arc between the two angles; the line to its start comes by itself.
    // TODO: 3 Close the outline.
    return Path()
  }
}

"""#,
    "Arcs/Ring": #"""
import SwiftUI

/// Ring: a circle with a hole.
///
///            . - ~ - .             Two circles around c = (midX, midY).
///         .   . - - .   .
///        .  .         .  .         The outer radius r is half the smaller
///        .  .    c    .  .         side, the inner one is r - thickness.
///        .  .         .  .
///         .   ' - - '   .          Between them it is filled, inside of
///            . _ _ _ .             the inner one it is not.
///
/// A shape is filled by the non-zero rule: outlines that run the same way
/// round add up, outlines that run in opposite directions cancel out. So the
/// hole appears only if the inner circle runs the other way.
///
/// The thickness is limited to 0…r. With a thickness of r or more there is no
/// hole left, with a thickness of 0 or less nothing is filled.
struct Ring: Shape {
  var thickness: CGFloat

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out both radii; limit the thickness to 0…r.
    // TODO: 2 Add the outer circle.
    // TODO: 3 Add the inner circle in the opposite direction.
    return Path()
  }
}

"""#,
    "Arcs/RoundedTab": #"""
import SwiftUI

/// RoundedTab: the tab of an index card. Only its upper corners are round.
///
///          . ----------- .     minY     Start at the lower left corner and go
///        .                 .            upwards. Each upper corner is rounded
///       |                   |           by a quarter of a circle that touches
///       |                   |           both of its edges.
///       |                   |
///       +-------------------+  maxY     The outline is closed.
///     minX                 maxX
///
/// addArc(tangent1End:tangent2End:radius:) rounds a corner: tangent1End is the
/// corner itself, tangent2End a point on the edge behind it. It also draws the
/// line that leads to its arc.
///
///     tangent1End *- - - - - * tangent2End
///                 |  . - ----
///                 |.
///                 |
///             the pen
///
/// The radius is limited to 0…min(width / 2, height): more would not fit.
struct RoundedTab: Shape {
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Limit the radius to what the rectangle has room for.
    // TODO: 2 Move to the lower left corner.
    // TODO: 3 Round the upper left and the upper right corner.
    // TODO: 4 Draw the line down to the lower right corner, and close the outline.
    return Path()
  }
}

"""#,
    "Arcs/Dial": #"""
import SwiftUI

/// Dial: the scale of a gauge, an open arc that grows with a fraction.
///
///            . - ~ - .             The centre c is (midX, midY), the radius r
///         .             .          is half the smaller side.
///        .               .
///        .       c       .         The arc begins at 135°, at the lower left,
///        .               .         and runs clockwise on screen, with growing
///         .             .          angles, over the top. A fraction of 1 is an
///        135°          45°         arc of 270°, which ends at the lower right;
///                                  0.5 ends straight up.
///
/// The outline stays open. The fraction is limited to 0…1, and a fraction of 0
/// draws nothing.
struct Dial: Shape {
  var fraction: CGFloat

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Limit the fraction to 0…1.
    // TODO: 2 Work out the angle at which the arc ends, and add the arc.
    return Path()
  }
}

"""#,
    "Curves/Lens": #"""
import SwiftUI

/// Lens: two curves between the left and the right edge.
///
///     minY  +---------x---------+    x marks the control points: (midX, minY)
///           |    . - ~ - .      |    for the curve there, (midX, maxY) for the
///           | .             .   |    curve back.
///     midY  +                   +
///           |  .             .  |    The curves go from (minX, midY) to
///           |     ' - _ - '     |    (maxX, midY) and back again. Each passes
///     maxY  +---------x---------+    half way between the middle and its
///         minX      midX      maxX   control point: none touches an x.
///
/// Close the outline.
struct Lens: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the middle of the left edge.
    // TODO: 2 Add the curve over the top to the right edge. Where is its control point?
    // TODO: 3 Add the curve back below, and close the outline.
    return Path()
  }
}

"""#,
    "Curves/Leaf": #"""
import SwiftUI

/// Leaf: two halves that mirror each other.
///
///     minY          +          Each half is one curve with two control points,
///               .   |   .      marked x for the left half.
///     1/3   x .     |     .
///           .       |       .  From (midX, maxY) up to (midX, minY):
///           .       |       .    first control (minX, minY + 2/3 of the height),
///     2/3   x .     |     .      second control (minX, minY + 1/3 of the height).
///               .   |   .
///     maxY          +          Back down on the right: the same mirrored, at maxX.
///         minX    midX    maxX The curve that comes down meets the upper control
///                              point first.
///
/// Close the outline. The line in the middle is not drawn.
struct Leaf: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the lower end of the leaf.
    // TODO: 2 Add the curve that goes up on the left.
    // TODO: 3 Add the curve that comes down on the right. Which control point does it meet first?
    // TODO: 4 Close the outline.
    return Path()
  }
}

"""#,
    "Curves/Wave": #"""
import SwiftUI

/// Wave: an open line of bumps, up and down in turn.
///
///               x               x                 x marks the control points,
///                                                 above and below the rectangle
///     minY  +---.---------------.-----------+
///           | .   .           .   .         |
///     midY  +       +       +       +       +
///           |         .   .           .   . |
///     maxY  +-----------.---------------.---+
///
///                       x               x
///           |- one period --|
///
/// The wave starts at (minX, midY) and ends at (maxX, midY). It is made of
/// 2 * periods quadratic curves, all of the same width. The control point of
/// each lies over the middle of its curve: at midY - height for the first
/// curve, at midY + height for the second, and so on in turn. So the wave just
/// reaches the upper and the lower edge.
///
/// The line stays open. With fewer than 1 period nothing is drawn.
struct Wave: Shape {
  var periods: Int

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Return an empty path if there is no period.
    // TODO: 2 Work out how wide one curve is, and move to the start.
    // TODO: 3 Add the curves in a loop, with the control point above and below in turn.
    return Path()
  }
}

"""#,
    "Curves/Heart": #"""
import SwiftUI

/// Heart: two halves, each made of two curves.
///
///     minY  x - - - - x - - - - +    Places are fractions of the width and
///           | . ~ ~ . | . ~ ~ . |    the height:
///     1/4   s         n         +
///           |                   |        n   the notch      (1/2, 1/4)
///     1/2   x                   +        s   the shoulder   (0, 1/4)
///           | .               . |        t   the tip        (1/2, 1)
///     3/4   |    x         .    |
///           |       .   .       |    x marks the control points of the
///     maxY  +---------t---------+    left half: two for each curve.
///          0         1/2        1
///
///     curve    from   to   control 1         control 2
///     1st      n      s    (1/2, 0)          (0, 0)
///     2nd      s      t    (0, 1/2)          (1/4, 3/4)
///
/// The right half is the left one mirrored at midX. If you draw it from the
/// tip back up to the notch, the control points come in the opposite order.
/// Close the outline.
struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the notch, and add the two curves of the left half.
    // TODO: 2 Add the two curves of the right half, from the tip back to the notch.
    // TODO: 3 Close the outline.
    return Path()
  }
}

"""#,
    "Curves/Petals": #"""
import SwiftUI

/// Petals: a flower of any number of petals, all turned copies of one.
///
///               + tip                The centre c is (midX, midY), the radius r
///            .     .                 is half the smaller side.
///           .       .
///        x  .       .  x             One petal goes from c straight up to its
///            .     .                 tip (midX, midY - r) in a quadratic curve,
///              . .                   and back to c in another one. Their control
///               c                    points, marked x, lie at
///            midX                    (midX - r/2, midY - r/2) and
///                                    (midX + r/2, midY - r/2).
///
/// There are count petals. The first one points straight up; petal k is turned
/// about c by k * 360° / count. Each petal is closed by itself. Petals may
/// overlap. With fewer than 1 petal the path is empty.
struct Petals: Shape {
  var count: Int

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Return an empty path if there is no petal.
    // TODO: 2 Draw one petal.
    // TODO: 3 Add a copy for each petal, turned about the centre. Which point does a transform turn about?
    return Path()
  }
}

"""#,
    "Curves/SpeechBubble": #"""
import SwiftUI

/// SpeechBubble: a rounded body with a tail, in one outline.
///
///     minY  . - - - - - - - - - .    The body is the upper three quarters of
///          .                     .   the rectangle. Its corners are quarters
///          |                     |   of circles.
///          |                     |
///          .                     .   The tail begins on the lower edge of the
///     3/4   ' - - - +   + - - - '    body, at midX - tailWidth / 2 and
///                    . .             midX + tailWidth / 2, and ends in the
///     maxY            +              point (midX, maxY).
///                   midX
///
/// Both values are limited:
///   - cornerRadius to 0…half the smaller side of the body;
///   - tailWidth to 0…the straight part of the body's lower edge, that is the
///     width less two corner radii. Without a width there is no tail to be seen.
///
/// Draw one closed outline: go round the body, and leave it at the tail.
struct SpeechBubble: Shape {
  var cornerRadius: CGFloat
  var tailWidth: CGFloat

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out the body: its lower edge, and how large the radius may be.
    // TODO: 2 Limit the width of the tail to the straight part of the lower edge.
    // TODO: 3 Go round: two corners, the tail, two corners. Close the outline.
    return Path()
  }
}

"""#,
    "Strokes/OutlinedLens": #"""
import SwiftUI

/// OutlinedLens: the outline of a lens, 5 points wide.
///
///              . - ~ ~ ~ - .              The lens itself is given below.
///        . - ~               ~ - .        Draw its outline as a line that is
///     < -                         - >     5 points wide, and fill nothing.
///        ' - _               _ - '
///              ' - _ _ _ - '              The lens fills the space that the
///                                         view is offered. The colour is yours.
struct OutlinedLens: View {
  var body: some View {
    // TODO: 1 Stroke the lens instead of filling it.
    Lens()
  }
}

/// The lens of chapter 04.
private struct Lens: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

"""#,
    "Strokes/DashedLens": #"""
import SwiftUI

/// DashedLens: the outline of a lens in dashes.
///
///             - - -   - - -               Dashes of 30 points, and gaps of 10
///       - - -               - - -         between them:
///      -                         -
///       - - -               - - -          |---------- 30 ----------|-- 10 --|
///             - - -   - - -                ==========================        ===
///
/// Everything else about the line stays as SwiftUI has it where nothing is
/// said: 1 point wide, and the first dash begins where the outline begins.
/// The lens itself is given below. Fill nothing; the colour is yours.
struct DashedLens: View {
  var body: some View {
    // TODO: 1 Stroke the lens with a StrokeStyle. Name only its dash.
    Lens()
  }
}

/// The lens of chapter 04.
private struct Lens: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

"""#,
    "Strokes/RoundedCheckmark": #"""
import SwiftUI

/// RoundedCheckmark: a checkmark drawn with a thick round pen.
///
///                            .-.          The line is 10 points wide. Its two
///                          .' .'          ends are round: half a circle goes
///       .-.              .' .'            beyond each end. And so is the corner,
///        '. '.         .' .'              which would be a spike otherwise.
///          '. '.     .' .'
///            '. '. .' .'                      ends       lineCap
///              '.   .'                        corners    lineJoin
///                '-'
///
/// The checkmark itself is given below. It fills the space that the view is
/// offered; the line goes 5 points beyond it. Fill nothing; the colour is
/// yours.
struct RoundedCheckmark: View {
  var body: some View {
    // TODO: 1 Stroke the checkmark with a StrokeStyle of width 10.
    // TODO: 2 Make its ends and its corner round.
    Checkmark()
  }
}

/// The checkmark of chapter 02.
private struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

"""#,
    "Strokes/FilledAndStroked": #"""
import SwiftUI

/// FilledAndStroked: a filled shape with its outline on top.
///
///       . ooooooooooooooooooooo .       A RoundedRectangle with a corner radius
///      oooo+-----------------+oooo      of 20 is filled with one colour (#).
///      oo+###################+oo
///      oo|###################|oo       Its outline is stroked with another
///      oo|###################|oo       colour (o), 10 points wide: half of the
///      oo+###################+oo       line lies inside, half outside.
///      oooo+-----------------+oooo
///       ' ooooooooooooooooooooo '       The line lies on top. Were the filling
///                                       on top, it would hide half of the line.
///
/// The rectangle fills the space that the view is offered. The colours are
/// yours, but must not be the same.
struct FilledAndStroked: View {
  var body: some View {
    // TODO: 1 Fill the rounded rectangle with a colour.
    // TODO: 2 Stroke it with another one, so that the line lies on top.
    RoundedRectangle(cornerRadius: 20)
  }
}

"""#,
    "Strokes/strokeBounds": #"""
import SwiftUI

/// strokeBounds: the rectangle that a stroked line covers.
///
///       the line alone                with a width of 10
///
///       +---------+---------+         #######################
///       |       . ' .       |         #         ## ##       #
///       |     .       .     |         #      ##  . .  ##    #      wider than
///       |   .           .   |         #   ##  .  ###  .  ## #      the line, and
///       | .               . |         # ##  .  ##   ##  .  ##      the spike of a
///       +-------------------+         ## ##  ##       ##  ###      corner counts
///                                     #######################      as well
///
/// The line has the width that is given. For the rest it is a line as SwiftUI
/// draws it where nothing is said: it ends at its ends (butt), and its corners
/// are pointed, unless they are so sharp that the spike would be more than 10
/// widths long: these are cut off.
///
/// Return the smallest rectangle around all that is covered. Where nothing is
/// covered (the path is empty, or the width is 0), that is CGRect.null.
///
/// No need to work it out: a path can tell the outline of its own stroke, which
/// is another path, and a path can tell its bounds.
func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
  // TODO: 1 Make the outline of the stroke, and return its bounds.
  return .zero
}

"""#,
    "Strokes/ProgressRing": #"""
import SwiftUI

/// ProgressRing: a part of a circle, from the top clockwise.
///
///     progress:     0.25               0.75
///
///                  (=====.            (=====.         The circle is the largest
///                . - ~    \\        . - ~    \\       that fits, in the middle.
///              .           \\      .           \\     A part of it is drawn as a
///              .     c     ()      ()    c     ||     line, 10 points wide, with
///              .           .       ||          //     round ends.
///                ' - _ - '          \\ _     //
///                                     '=====//        0 draws nothing, and 1 the
///                                                     whole circle.
///
/// It begins at the top, whatever the progress. What is below 0 counts as 0,
/// what is above 1 as 1. Only that line is drawn: no track behind it, no
/// filling. The colour is yours.
///
/// A circle's own outline begins at the right, at 3 o'clock.
struct ProgressRing: View {
  var progress: Double

  var body: some View {
    // TODO: 1 Trim the circle to the part from 0 to the progress.
    // TODO: 2 Stroke it with round ends.
    // TODO: 3 Turn it, so that it begins at the top.
    Circle()
  }
}

"""#,
    "TypeErasure/MixedArray": #"""
import SwiftUI

/// MixedArray: shapes of different types in one array.
///
///       [ Circle() ,  Rectangle() ,  Ellipse() ]
///
///           ___        +-------+      _______
///         /     \      |       |    /         \
///        |       |     |       |   |           |
///         \ ___ /      |       |    \ _______ /
///                      +-------+
///
/// An array has elements of one type. Circle, Rectangle and Ellipse are three
/// types that have a protocol in common, and a value of any of them can be
/// kept in a box: the type of the box is written `any Shape`.
///
/// There are two tasks, worth a point each:
///
/// 1. `shapes` holds a Circle, a Rectangle and an Ellipse, in this order.
/// 2. Between `#if REFUSED` and `#endif` stands code that the compiler must
///    refuse: an array of the same shapes whose type is `[Shape]`, as one
///    would write it first. Unless it is asked to, the compiler does not look
///    at what these lines mean, so your chapter goes on working. Ask it:
///
///        swift run workbook check TypeErasure/MixedArray
///
///    It passes only if the compiler refuses your lines because the word
///    `any` is missing, and for no other reason. On its own, Swift 6.3 only
///    warns of it in code like this; here the warning is made an error.
enum MixedArray {
  // TODO: 1 Give the array a type that holds any shape, and put all three into it.
  static let shapes: [Circle] = [Circle()]

  #if REFUSED
    // TODO: 2 Declare an array of shapes whose type is [Shape].
  #endif
}

"""#,
    "TypeErasure/boundingRects": #"""
import SwiftUI

/// boundingRects(of:in:): how much room each shape takes.
///
///       +-----------------------+ rect       For each shape, the smallest
///       |      +---------+      |            rectangle that holds its path
///       |      |   ___   |      |            in rect, in the order of the
///       |      | /     \ |      |            shapes. A circle in a wide
///       |      ||       ||      |            rectangle takes only the
///       |      | \ ___ / |      |            middle of it.
///       |      +---------+      |
///       +-----------------------+            No shapes, no rectangles.
///
/// The shapes are of different types, each in a box of the type `any Shape`.
/// You can ask the box what you could ask any shape: the path in a rectangle.
///
/// A shape that draws nothing has a path with a bounding rectangle too. It is
/// `.null`, the rectangle that holds no point, and belongs into the list.
func boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect] {
  // TODO: 1 Ask each shape for its path, and the path for its boundingRect.
  return []
}

"""#,
    "TypeErasure/OneShape": #"""
import SwiftUI

/// OneShape: one function, two shapes.
///
///       shape(isRound: true)           shape(isRound: false)
///
///             ___                          +-----------+
///           /     \                        |           |
///          |       |                       |           |
///           \ ___ /                        +-----------+
///          a Circle                         a Rectangle
///
/// `some Shape` means: one type, which the function knows and does not name.
/// A circle in one case and a rectangle in the other are two. `AnyShape` is a
/// shape that takes another one in, so that both cases have the same type.
///
/// There are two tasks, worth a point each:
///
/// 1. `shape(isRound:)` returns a Circle if it is to be round, and a Rectangle
///    otherwise.
/// 2. Between `#if REFUSED` and `#endif` stands a function that the compiler
///    must refuse: it returns `some Shape`, and one `return` has a Circle, the
///    other a Rectangle, both without AnyShape. To see what the compiler says:
///
///        swift run workbook check TypeErasure/OneShape
///
///    It passes only if the compiler refuses your function because what it
///    returns is not of one type. (Use `if` and two `return`s: a `?:` between
///    two types is refused before anybody looks at what is returned.)
enum OneShape {
  static func shape(isRound: Bool) -> AnyShape {
    // TODO: 1 Return a circle or a rectangle.
    return AnyShape(Circle())
  }

  #if REFUSED
    // TODO: 2 Declare a function that returns `some Shape`: a Circle or a Rectangle, as they are.
  #endif
}

"""#,
    "TypeErasure/Shapes": #"""
import SwiftUI

/// Shapes: a list of shapes to choose from.
///
///         shapes[0]      shapes[1]      shapes[2]      shapes[3]
///
///           ___         +-------+         ___
///         /     \       |       |       /     \       .  '  '  .
///        |       |      |       |      |       |     *           *
///         \ ___ /       |       |       \     /       .  .  .  .
///                       +-------+         \ /
///         Circle        Rectangle         Cone           Lens
///
/// The list begins with these four, in this order. You may add as many others
/// as you like behind them.
///
/// Its elements are of the type `AnyShape`: a shape itself, which takes in a
/// shape of any type and draws what that one draws. So the elements can be
/// filled, stroked and framed as any other shape can, which `any Shape` cannot.
enum Shapes {
  // TODO: 1 Add the rectangle, the cone and the lens.
  static let shapes: [AnyShape] = [
    AnyShape(Circle())
  ]
}

/// Given: half a circle on a triangle, as an ice cream cone.
private struct Cone: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
      startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Given: two curves from the left edge to the right one and back.
private struct Lens: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

"""#,
    "TypeErasure/mixedViews": #"""
import SwiftUI

/// mixedViews: a text and an image in one array.
///
///        mixedViews[0]          mixedViews[1]
///
///             Hi                 +---------+
///                                | giraffe |
///                                +---------+
///
/// What `AnyShape` is for shapes, `AnyView` is for views: a view that takes in
/// a view of any type. Here the first one is the text "Hi", the second one the
/// image that is named "giraffe". (There is no picture of that name in this
/// workbook; what counts is that you ask for it.)
///
/// You rarely need it: a body takes views of different types anyway. A list of
/// views to choose from, as this one, is one of the cases.
var mixedViews: [AnyView] {
  // TODO: 1 Return an AnyView with the text, and another one with the image.
  return []
}

"""#,
    "TypeErasure/AnyOutline": #"""
import SwiftUI

/// AnyOutline: a box for shapes, made by hand.
///
///           +----------------------------+
///           |  AnyOutline                |
///           |                            |
///       ->  |  path(in:)     -> base?    |      It does not draw anything of
///           |  sizeThatFits  -> base?    |      its own. What it is asked, it
///           |            ___             |      asks the shape that it was
///           |          /     \           |      made with, and passes on what
///           |         | base  |          |      that one answers.
///           |          \ ___ /           |
///           +----------------------------+
///
/// `AnyShape` does this for you. Here you make such a type yourself, and so
/// the name AnyShape must not stand in this file.
///
/// `init(_:)` is handed a shape of some type. Afterwards nobody may see which
/// type it was: keep the shape as `any Shape`, or keep closures that ask it.
///
/// * `path(in:)` is the path of the shape.
/// * `sizeThatFits(_:)` is the size that the shape reports. A circle asks for
///   a square, so its box does too.
///
/// The path and the size are worth a point each.
struct AnyOutline: Shape {
  // TODO: 1 Add a property that keeps the shape, and set it.
  init(_ base: some Shape) {}

  func path(in rect: CGRect) -> Path {
    // TODO: 2 Ask the shape for its path.
    return Path()
  }

  // TODO: 3 Answer sizeThatFits(_ proposal: ProposedViewSize) -> CGSize with the size of the shape.
}

"""#,
    "TypeErasure/widest": #"""
import SwiftUI

/// widest(of:in:): the widest of several shapes, without a box.
///
///       +-----------+      +-----------+      +-----------+
///       |    ___    |      |  _______  |      |   +---+   |
///       |  /     \  |      | /       \ |      |   |   |   |
///       |  \ ___ /  |      | \_______/ |      |   +---+   |
///       +-----------+      +-----------+      +-----------+
///           <--->            <------->            <--->
///                             widest
///
/// No type is erased here: the collection's elements are of one type, and the
/// result has that type too. Whoever hands in an array of circles gets a
/// circle back, and can ask it for all that circles have. That is what
/// generics are for.
///
/// * How wide a shape is tells the bounding rectangle of its path in rect. It
///   may be narrower or wider than rect.
/// * If several are the widest, the first of them is returned.
/// * Of no shapes there is no widest: nil.
///
/// Any collection must do: an array, a slice whose indices do not begin at 0,
/// a set.
func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
  // TODO: 1 Go through the shapes, and keep the first one that is wider than all before it.
  return shapes.first
}

"""#,
    "TypeErasure/update": #"""
import SwiftUI

/// update(_:frameIndex:): what is behind `any CardElement`?
///
///       card.elements                          update(photo, frameIndex: 2)
///
///       +---------+ +--------+ +---------+     +---------+ +--------+ +---------+
///       |  photo  | |  note  | |  photo  |     |  photo  | |  note  | |  photo  |
///       |  frame  | |        | |  frame  |     |  frame  | |        | |  frame  |
///       |   nil   | |        | |    0    |     |   nil   | |        | |    2    |
///       +---------+ +--------+ +---------+     +---------+ +--------+ +---------+
///                                   ^
///                                 photo
///
/// A card keeps its elements as `any CardElement`. From the outside they all
/// look the same; `as?` tells whether there is a photo in the box:
///
///       if let photo = element as? PhotoElement { ... }
///
/// `update` gives the photo that it is handed another frame:
///
/// * The photo in the card with the same id gets the frame index. What else
///   lies on the card stays as it is, in the same order.
/// * If it is handed nil, a note, or a photo that is not in this card, then
///   nothing changes.
///
/// What you get out of the box is a copy: it has to go back into the card.
struct Card {
  protocol CardElement {
    associatedtype ID: Hashable
    var id: ID { get }
  }

  struct PhotoElement: CardElement {
    let id = UUID()
    var frameIndex: Int?
  }

  struct NoteElement: CardElement {
    let id: Int
    var text = ""
  }

  var elements: [any CardElement] = []

  mutating func update(_ element: (any CardElement)?, frameIndex: Int) {
    // TODO: 1 Is it a photo? If not, there is nothing to do.
    // TODO: 2 Find the photo with the same id among the elements.
    // TODO: 3 Change its frame index, and put it back.
  }
}

"""#,
    "TypeErasure/CardElement": #"""
import SwiftUI

/// CardElement: a protocol with an open place for a type.
///
///                     +-----------------------+
///                     |      CardElement      |
///                     |  ID: which type?      |
///                     |  id: ID               |
///                     |  transform: Transform |
///                     +-----------------------+
///                        /                \
///         +------------------+      +------------------+
///         |   PhotoElement   |      |    NewElement    |
///         |  ID is UUID      |      |  ID is Int       |
///         |  frameIndex      |      |                  |
///         +------------------+      +------------------+
///
/// On a card lie elements of different kinds. Each has an id, but they do not
/// agree on its type. So the protocol leaves the place open: an associated
/// type named ID, which each type that conforms fills in for itself.
///
/// * `CardElement` requires an `id` of the type ID, which can be read, and a
///   `transform`, which can be read and set, also by somebody who knows only
///   that it is `any CardElement`.
/// * `PhotoElement` has a UUID, a new one for each photo, and a `frameIndex`
///   that is an Int or nil: nil at first, and it can be set.
/// * `NewElement` has a random Int from 0 to 1000, both of them possible.
///
/// Both can be made without arguments: PhotoElement(), NewElement(). The
/// protocol and each of the two types are worth a point.
protocol CardElement {
  // TODO: 1 Add an associated type ID, and make it the type of the id.
  var id: UUID { get }
  // TODO: 2 Let the transform be set too.
  var transform: Transform { get }
}

struct PhotoElement: CardElement {
  let id = UUID()
  // TODO: 3 Make the transform a variable, and let the frame index be nil at first.
  let transform = Transform()
  var frameIndex = 0
}

struct NewElement: CardElement {
  // TODO: 4 The id is a random Int from 0 to 1000: Int.random(in:).
  let id = UUID()
  let transform = Transform()
}

/// Given: where an element lies on its card, how large it is and how it is turned.
struct Transform: Equatable {
  var size = CGSize(width: 250, height: 180)
  var rotation = Angle.zero
  var offset = CGSize.zero
}

"""#,
    "ConditionalModifiers/clip": #"""
import SwiftUI

/// clip: a photo cut to its frame, if it has one.
///
///     a frame                          no frame
///
///          . - ~ - .                   +-----------------+
///       . # # # # # # .                | # # # # # # # # |
///      . # # # # # # # .               | # # # # # # # # |
///       . # # # # # # .                | # # # # # # # # |
///          ' - _ - '                   +-----------------+
///
/// A PhotoView has an element, and the element may have a frameIndex.
///
///   - With a frameIndex, the photo is clipped to Shapes.shapes[frameIndex],
///     in the space that the photo takes.
///   - Without one, it is the photo and nothing else: not even a clip to a
///     rectangle.
///
/// The two are different types of view. @ViewBuilder makes one of them, as
/// long as both stand in an if with its else, without a return.
///
/// PhotoView and Shapes stand in Card.swift.
extension PhotoView {
  @ViewBuilder func clip() -> some View {
    // TODO: 1 Find out whether the element has a frame.
    // TODO: 2 If so, clip the photo to the frame's shape; otherwise show it as it is.
    self
  }
}

"""#,
    "ConditionalModifiers/tapArea": #"""
import SwiftUI

/// tapArea: a view that takes taps only inside of a shape.
///
///     +-----------------+          PhotoView(element: photo)
///     | o  . - ~ - .    |            .tapArea(Circle())
///     |  . x x x x x .  |            .onTapGesture { print("tapped") }
///     | . x x x x x x . |
///     |  . x x x x x .  |          x   a tap here is taken
///     |    ' - _ - '  o |          o   a tap here is not
///     +-----------------+
///
/// What the view shows, and the space it takes, stay as they are: the corners
/// of the photo are still to be seen. Who uses tapArea adds the gesture, as
/// above, so tapArea has none of its own.
extension View {
  func tapArea(_ shape: some Shape) -> some View {
    // TODO: 1 Tell the view what shape it has for taps.
    self
  }
}

"""#,
    "ConditionalModifiers/SelectionBorder": #"""
import SwiftUI

/// SelectionBorder: a border around any view, if it is selected.
///
///     selected                         not selected
///
///     +=================+              +-----------------+
///     ||               ||              |                 |
///     ||    content    ||              |     content     |
///     ||               ||              |                 |
///     +=================+              +-----------------+
///
/// The border lies wholly inside of the content's bounds, over the content:
/// what is outside of the bounds may belong to somebody else. It is
/// Settings.borderWidth thick and has the colour Settings.borderColor.
///
/// With the border or without, the view takes the same space as its content,
/// and the content stays where it is. Without it nothing is drawn but the
/// content.
struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    // TODO: 1 Lay a border over the content, inside of its bounds.
    // TODO: 2 Draw it only if isSelected is true.
    content
  }
}

"""#,
    "ConditionalModifiers/SelectableCard": #"""
import SwiftUI

/// SelectableCard: a card with a photo that can be selected.
///
///     +-------------------------+
///     |                         |      The card fills all the space that it
///     |   +=================+   |      gets, in Settings.cardColor.
///     |   ||               ||   |
///     |   ||     photo     ||   |      In its middle lies store.photo, 200 by
///     |   ||               ||   |      150 points large.
///     |   +=================+   |
///     |                         |
///     +-------------------------+
///
///   - A tap on the photo selects it: store.selectedElement is the photo then.
///     A second tap changes nothing.
///   - A tap beside the photo deselects: store.selectedElement is nil.
///   - When the card disappears, it deselects, too.
///
/// While the photo is the selected element, and only then, it has a border
/// inside of its bounds, Settings.borderWidth thick. Something else may be
/// selected: an element's id tells. (Your SelectionBorder can draw the border.)
///
/// The store comes from the environment. It tells what is selected, so the
/// card needs no @State of its own.
struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    ZStack {
      Settings.cardColor
      // TODO: 1 A tap on the card's colour deselects.
      PhotoView(element: store.photo)
        .frame(width: 200, height: 150)
      // TODO: 2 A tap on the photo selects it.
      // TODO: 3 Add the border. When is it to be seen?
    }
    // TODO: 4 When the card disappears, nothing is selected any more.
  }
}

"""#,
    "ConditionalModifiers/FrameOutline": #"""
import SwiftUI

/// FrameOutline: a photo cut to its frame, and outlined if it is selected.
///
///     selected,              selected,                not selected
///     with a frame           without a frame
///
///       . = ~ = .            +===============+          . - ~ - .
///     // # # # # \\          || # # # # # # ||         . # # # # .
///     || # # # # ||          || # # # # # # ||         . # # # # .
///     \\ # # # # //          || # # # # # # ||         . # # # # .
///       ' = _ = '            +===============+          ' - _ - '
///
///   - The photo is clipped to its frame's shape, Shapes.shapes[frameIndex].
///     Without a frameIndex it is not clipped.
///   - If isSelected is true, the same shape is stroked over the photo,
///     Settings.borderWidth wide, in Settings.borderColor. Without a frameIndex
///     it is a Rectangle that is stroked.
///   - Here the line lies on the outline: half of it inside, half outside. So
///     the clip must not cut it off.
struct FrameOutline: View {
  var element: PhotoElement
  var isSelected: Bool

  var body: some View {
    // TODO: 1 Clip the photo to its frame, if it has one.
    // TODO: 2 Lay the outline of the same shape over it, if isSelected is true.
    PhotoView(element: element)
  }
}

"""#,
    "ConditionalModifiers/FramesButton": #"""
import SwiftUI

/// FramesButton: a button that can be pressed only while a photo is selected.
///
///     store.selectedElement        the button        a tap
///
///     a PhotoElement               can be pressed    sets store.showsFrames to true
///     a NewElement                 is disabled       does nothing
///     nil                          is disabled       does nothing
///
/// The store comes from the environment. A tap while showsFrames is true
/// leaves it true. What the button shows is yours: a text, an image or both.
struct FramesButton: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    Button("Frames") {
      // TODO: 1 Have the frames shown.
    }
    // TODO: 2 Disable the button, unless a photo is selected.
  }
}

"""#,
    "ConditionalModifiers/FrameGrid": #"""
import SwiftUI

/// FrameGrid: all frames, to choose one of them.
///
///     5
///       +-- 100 --+     10     +---------+         as many columns as fit,
///       |         |            |         |         each at least 120 wide,
///       120  o    |            |   []    |         10 points apart
///       |         |            |         |
///       +---------+            +---------+
///
///       +---------+            +---------+         the rows: as a LazyVGrid
///       |         |            |         |         does it, or 10 points apart
///       |   V     |            |   <>    |         as well
///       |         |            |         |
///       +---------+            +---------+
///
/// Each of Shapes.shapes is
///   - first stroked in the primary colour, 5 points wide, with round joins,
///   - then filled in the secondary colour, so that the fill lies over the
///     inner half of the line,
///   - in a frame 100 wide and 120 high,
///   - with the usual padding around it.
/// Around the whole grid lies a padding of 5 points.
///
/// A tap on a shape sets frameIndex to its number in Shapes.shapes, and
/// dismisses the grid.
struct FrameGrid: View {
  @Binding var frameIndex: Int?
  @Environment(\.dismiss) private var dismiss

  // TODO: 1 Describe the columns, with a GridItem.

  var body: some View {
    // TODO: 2 Show each shape in a LazyVGrid with these columns: stroke it, then fill it.
    // TODO: 3 Give it its frame and its padding. Around the grid, there is a padding of 5.
    // TODO: 4 A tap on a shape sets frameIndex and dismisses.
    EmptyView()
  }
}

"""#,
    "InsettableShapes/Bordered": #"""
import SwiftUI

/// Bordered: a border that lies wholly inside.
///
///       .-#######################-.      The shape is a RoundedRectangle with a
///      ###########################       corner radius of 20. It fills the
///      #####-----------------#####       space that the view is offered.
///      ####|                 |####
///      ####|                 |####       Its border is 20 points wide, and all
///      ####|                 |####       of it lies inside of the shape: the
///      #####-----------------#####       outer edge of the border is the edge
///      ###########################       of the space.
///       '-#######################-'
///      <-->  20                          Only the border is drawn, nothing
///                                        within it. The colour is yours.
struct Bordered: View {
  var body: some View {
    // TODO: 1 Draw a border of 20 points that lies inside of the shape.
    RoundedRectangle(cornerRadius: 20)
  }
}

"""#,
    "InsettableShapes/Arc": #"""
import SwiftUI

/// Arc: a part of a circle that can be inset.
///
///            . - ~ + 270°          The centre c is (midX, midY). The radius is
///         .  . - ~ +               half of the WIDTH, less the inset, even
///        . .                       where the rectangle is not that high.
///        . .     c     +-+ 0°
///        . .           . .         The arc starts at angle zero, on the right,
///         .  ' - - - '  .          and runs with growing angles (clockwise:
///            ' - ~ - '             false) to endAngle, here 270°. It stays
///                                  open.
///
/// Insets add up: inset(by: 10).inset(by: 5) is 15 points smaller. A negative
/// inset makes the arc larger. An endAngle of more than a full turn is the
/// whole circle. (Nobody will ask for insets above half of the width, nor for
/// negative angles.)
struct Arc: InsettableShape {
  var endAngle: Angle
  // TODO: 1 Add a property for the inset, 0 at first.

  func path(in rect: CGRect) -> Path {
    // TODO: 2 Add the arc; its radius gets smaller by the inset.
    return Path()
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    // TODO: 3 Return a copy of self whose inset is larger by the amount.
    return self
  }
}

"""#,
    "InsettableShapes/InsetTriangle": #"""
import SwiftUI

/// InsetTriangle: a triangle in a rectangle that is inset.
///
///       +---------------------+       The rectangle moves in by the inset on
///       |   +- - - * - - -+   |       all four sides. Then the corners are
///       |   .     / \     .   |
///       |   .    /   \    .   |           (midX, minY)
///       |   .   /     \   .   |           (maxX, maxY)
///       |   .  /       \  .   |           (minX, maxY)
///       |   . /         \ .   |
///       |   *- - - - - - -*   |       of the smaller rectangle, not of rect.
///       +---------------------+
///                          <--> inset
///
/// The outline must be closed with closeSubpath(): this shape is made for
/// borders, and a line back to the start leaves a notch there.
///
/// Insets add up, and a negative one makes the triangle larger. Where the inset
/// is more than half of a side, nothing is left: return an empty path.
struct InsetTriangle: InsettableShape {
  // TODO: 1 Add a property for the inset, 0 at first.

  func path(in rect: CGRect) -> Path {
    // TODO: 2 Make the smaller rectangle. If nothing is left of it, the path is empty.
    // TODO: 3 Draw the triangle in it, and close the outline.
    return Path()
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    // TODO: 4 Return a copy of self whose inset is larger by the amount.
    return self
  }
}

"""#,
    "InsettableShapes/InsetHexagon": #"""
import SwiftUI

/// InsetHexagon: six corners on a circle that gets smaller.
///
///            5 _______ 6           The centre c is (midX, midY). The radius is
///             / _____ \            half of the smaller side of the rectangle,
///            / /     \ \           less the inset.
///          4 (    c - - ) 1
///            \ \_____/ /           Corner 1 lies at angle 0, to the right of
///             \_______/            c; the others follow at sixths of a turn:
///            3         2
///                                      x = midX + radius * cos(angle)
///                                      y = midY + radius * sin(angle)
///
/// cos and sin take radians: a full turn is 2 * .pi.
///
/// The outline must be closed with closeSubpath(). Insets add up, and a
/// negative one makes the hexagon larger. Where the radius would be 0 or less,
/// return an empty path.
struct InsetHexagon: InsettableShape {
  // TODO: 1 Add a property for the inset, 0 at first.

  func path(in rect: CGRect) -> Path {
    // TODO: 2 Work out the radius. If nothing is left of it, the path is empty.
    // TODO: 3 Join the six corners, and close the outline.
    return Path()
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    // TODO: 4 Return a copy of self whose inset is larger by the amount.
    return self
  }
}

"""#,
    "InsettableShapes/Target": #"""
import SwiftUI

/// Target: circles around one centre, in equal steps.
///
///            . - ~ - .             The largest circle has its centre in the
///         .   . - - .   .          middle of the rectangle; its radius r is
///        .  .   . .   .  .         half of the smaller side.
///        .  .  . c .  .  .
///        .  .   ' '   .  .         Each further circle is the largest one,
///         .   ' - - '   .          inset by one step more. The steps are
///            ' - ~ - '             equal, so that circle k has the radius
///
///        rings: 3                      r * (1 - k / rings),  k = 0 ..< rings
///
/// With 3 rings the radii are r, 2/3 r and 1/3 r. Fewer than 1 ring: nothing.
///
/// Filled, circles that run the same way are only one disc; this shape is made
/// to be stroked. So each circle must be a part of its own, without a line from
/// one to the next.
struct Target: Shape {
  var rings: Int

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out the radius of the largest circle.
    // TODO: 2 Add a circle for each number in 0..<rings. What if there are no rings?
    return Path()
  }
}

"""#,
    "InsettableShapes/InsetDiamond": #"""
import SwiftUI

/// InsetDiamond: a diamond whose edges move in by exactly the inset.
///
///                . + .                 The diamond joins the midpoints of the
///            .     |     .             four edges: the corners are a away from
///        .     . - + - .     .         the centre c to both sides, and b up
///      +- - - +    c----+- - -+        and down, with
///        .     ' - + - '     .
///            .     |     .                 a = width / 2
///                ' + '                     b = height / 2
///
/// A diamond in an inset rectangle would be too large: its corners would move
/// by the inset, but its edges by less. A border needs the edges.
///
///        b +                           From c, an edge is
///          | \
///          |   \                           d = a * b / √(a² + b²)
///          |  d . \
///          | .      \                  away. After the inset it is d - inset.
///        c +---------+ a               The whole diamond shrinks to the share
///                                      that is left of d:
///
///                                          k = 1 - inset * √(a² + b²) / (a * b)
///
/// The corners are (midX ± k * a, midY) and (midX, midY ± k * b). The outline
/// must be closed with closeSubpath(). Insets add up, and a negative one makes
/// the diamond larger. Where k is 0 or less, return an empty path. In a
/// rectangle without a width or a height, a * b is 0: do not divide by it.
struct InsetDiamond: InsettableShape {
  // TODO: 1 Add a property for the inset, 0 at first.

  func path(in rect: CGRect) -> Path {
    // TODO: 2 Work out a, b and k. If nothing is left of the diamond, the path is empty.
    // TODO: 3 Join the four corners, and close the outline.
    return Path()
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    // TODO: 4 Return a copy of self whose inset is larger by the amount.
    return self
  }
}

"""#,
  ]

  /// The text of the files that a chapter's exercises are given, by the chapter's name and the file's.
  package static let given: [String: String] = [
    "ConditionalModifiers/Card.swift": #"""
import SwiftUI

/// Card: what the exercises of this chapter are given.
///
/// Read it, use it, and leave it as it is: the workbook judges your files
/// together with a Card.swift of its own.
///
///     Settings        how thick a border is, and its colour
///     Shapes          the frames that a photo can have
///     CardElement     what lies on a card: a PhotoElement or a NewElement
///     CardStore       what is selected, and whether the frames are shown
///     PhotoView       shows a photo

// MARK: Settings

/// The measures and colours of the app.
enum Settings {
  /// How thick a border is, in points.
  static let borderWidth: CGFloat = 5

  /// The colour of a border.
  static let borderColor: Color = .blue

  /// The colour of a card.
  static let cardColor: Color = .mint
}

// MARK: Shapes

/// The frames that a photo can have.
enum Shapes {
  /// The shapes of the frames; a photo tells its frame by the number here.
  static let shapes: [AnyShape] = [
    AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(Cone()), AnyShape(Lens()), AnyShape(Ellipse()),
  ]

  /// An ice-cream cone: half a circle over a point.
  private struct Cone: Shape {
    func path(in rect: CGRect) -> Path {
      let radius = min(rect.width, rect.height) / 2
      var path = Path()
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(0),
        endAngle: .degrees(180), clockwise: true)
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  /// A lens: two curves between the left and the right edge.
  private struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }
}

// MARK: Elements

/// What lies on a card.
protocol CardElement {
  associatedtype ID: Hashable

  /// Tells elements apart, also when they look the same.
  var id: ID { get }
}

/// A photo, with or without a frame.
struct PhotoElement: CardElement {
  let id = UUID()

  /// The number of the frame in Shapes.shapes, or nil without a frame.
  ///
  /// A number that no frame has becomes nil, so a number found here is always good for Shapes.shapes[number].
  var frameIndex: Int? {
    didSet { frameIndex = Self.known(frameIndex) }
  }

  init(frameIndex: Int? = nil) {
    self.frameIndex = Self.known(frameIndex)
  }

  private static func known(_ index: Int?) -> Int? {
    Shapes.shapes.indices.first { $0 == index }
  }
}

/// A place on the card where something is still to come. It is no photo, and never has a frame.
struct NewElement: CardElement {
  let id = Int.random(in: 0...1000)
}

// MARK: Store

/// What the app knows about a card. A view that reads it from the environment is made anew whenever it changes.
final class CardStore: ObservableObject {
  /// The element that is selected, or nil.
  @Published var selectedElement: (any CardElement)?

  /// Whether the grid with the frames is shown.
  @Published var showsFrames = false

  /// The photo that lies on the card.
  let photo: PhotoElement

  init(photo: PhotoElement = PhotoElement()) {
    self.photo = photo
  }
}

// MARK: Photo

/// Shows a photo, as large as it is allowed to be. It shows no frame: that is left to you.
struct PhotoView: View {
  var element: PhotoElement

  var body: some View {
    ZStack {
      Color.yellow
      Image("photo")
        .resizable()
        .padding()
    }
  }
}

"""#,
  ]
}
