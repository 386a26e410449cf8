import Geometry

/// The rectangles in which every shape is asked for its path.
package enum Rectangles {
  /// The square that is asked first.
  package static let square = Box(x: 0, y: 0, width: 100, height: 100)

  /// A rectangle twice as wide as high.
  package static let wide = Box(x: 0, y: 0, width: 200, height: 100)

  /// A rectangle three times as wide as high, so that half the width is more than the height.
  package static let strip = Box(x: 0, y: 0, width: 300, height: 100)

  /// The rectangle that does not start at 0, 0.
  package static let elsewhere = Box(x: 30, y: 40, width: 120, height: 80)

  /// The rectangle without area: a shape must survive it, whatever it draws there.
  package static let empty = Box(x: 0, y: 0, width: 0, height: 0)

  /// All rectangles with an area.
  package static let all = [
    square,
    wide,
    Box(x: 0, y: 0, width: 100, height: 200),
    strip,
    elsewhere,
    Box(x: 0, y: 0, width: 1, height: 1),
    Box(x: 0, y: 0, width: 10000, height: 8000),
  ]
}
