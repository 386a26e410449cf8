import Drawing
import Geometry

/// How a picture differs from the expected one. Expected marks are told by their number, counted from 0 from the back.
enum PictureDifference: Hashable {
  /// Nothing is drawn, though something is expected.
  case nothing
  /// Something is drawn at a point where nothing is expected.
  case extra(Point)
  /// A mark is expected at a point, and nothing is there.
  case missing(Point, mark: Int)
  /// A mark is not drawn in one colour: at a point there is another than elsewhere.
  case twoColors(Point, mark: Int)
  /// A mark does not have the colour of a name.
  case color(name: String, mark: Int)
  /// A mark has the colour of another one from which it should differ.
  case sameColor(mark: Int, other: Int)
  /// An image is expected, and something else is there; or another image.
  case notTheImage(name: String, found: Painted.Ink)
  case missingText(String)
  case extraText(String)
  /// A text is not where it should be.
  case textElsewhere(String, expected: Box, actual: Box)
  /// More is drawn than can be compared.
  case tooMuch
}
