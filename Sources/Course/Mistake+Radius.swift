import Geometry
import Judging

extension Mistake {
  /// Mistakes about the radius of a figure that should be as large as the largest circle in the rectangle.
  ///
  /// - Parameter drawing: The figure with a radius in points.
  static func aboutRadius(_ drawing: @escaping @Sendable (Setting, _ radius: Double) -> Outline) -> [Mistake] {
    [
      Mistake(
        "radius-from-width", "The radius is half the width even where the rectangle is wider than high.",
        hint: "The circle must fit: use half of the smaller side, min(rect.width, rect.height) / 2.",
        .draws { drawing($0, $0.width / 2) }),
      Mistake(
        "radius-from-height", "The radius is half the height even where the rectangle is higher than wide.",
        hint: "The circle must fit: use half of the smaller side, min(rect.width, rect.height) / 2.",
        .draws { drawing($0, $0.height / 2) }),
      Mistake(
        "diameter-as-radius", "The radius is the whole smaller side, which is the diameter.",
        hint: "A radius is half of a diameter: min(rect.width, rect.height) / 2.",
        .draws { drawing($0, 2 * $0.radius) }),
    ]
  }
}
