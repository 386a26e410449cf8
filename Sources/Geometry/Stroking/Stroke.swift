/// The measures of a stroke.
package struct Stroke: Hashable, Sendable {
  /// The form of the ends of an open line.
  package enum Cap: Hashable, Sendable {
    case butt, round, square
  }

  /// The form of the corners.
  package enum Join: Hashable, Sendable {
    case miter, round, bevel
  }

  /// The width of the line, in points; half of it lies on each side.
  package var width: Double
  package var cap: Cap
  package var join: Join

  /// How many line widths a pointed corner may measure from its inner to its outer tip before it is cut off.
  package var miterLimit: Double

  package init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  var halfWidth: Double { width / 2 }
}
