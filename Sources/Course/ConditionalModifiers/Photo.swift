import Geometry
import Judging

/// What the given Card.swift's PhotoView shows: an image over yellow.
enum Photo {
  /// The distance of the image from the edge of the photo, in points.
  private static let margin = 16.0

  /// How large a photo is where the exercise gives it a size.
  static func box(in setting: Setting) -> Box {
    Box(x: setting.midX - 100, y: setting.midY - 75, width: 200, height: 150)
  }

  /// Returns the marks of a photo in a space.
  ///
  /// - Parameter outline: What it is cut to; nil where nothing is cut off.
  static func marks(in box: Box, clippedTo outline: Outline? = nil) -> [ExpectedMark] {
    [
      .fill(Outline(box), clippedTo: outline, color: .named("yellow"), as: "the photo"),
      .image("photo", in: box.expanded(by: -margin), clippedTo: outline),
    ]
  }

  /// Returns the marks of a photo, cut to a frame where there is one.
  static func marks(in box: Box, frame: Int?) -> [ExpectedMark] {
    marks(in: box, clippedTo: frame.map { Frames.outline($0, in: box) })
  }
}

extension ExpectedMark {
  /// The border of a selected element: a line along an outline.
  ///
  /// - Parameter color: `settings` where it is right; a mistake may be made in any colour but that of the photo.
  static func border(
    along outline: Outline, width: Double = 5, color: ExpectedColor = .differentFrom(0)
  ) -> ExpectedMark {
    .stroke(outline, width: width, color: color, as: "the border")
  }

  /// The border that lies wholly inside of a space.
  static func border(inside box: Box, width: Double = 5, color: ExpectedColor = .differentFrom(0)) -> ExpectedMark {
    .border(along: Outline(box.expanded(by: -width / 2)), width: width, color: color)
  }
}

extension ExpectedColor {
  /// The colour of borders in the given Card.swift's Settings.
  static let settings = ExpectedColor.named("blue")
}

extension ExpectedScene {
  /// A scene in which nothing is drawn.
  static let nothing = ExpectedScene([])
}
