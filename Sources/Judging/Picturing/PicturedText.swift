import Geometry

/// A text in a picture, of which something may be seen.
struct PicturedText: Hashable {
  var text: String
  var box: Box
}
