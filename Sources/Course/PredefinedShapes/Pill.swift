import Geometry
import Judging

extension Exercise {
  /// A capsule with half circles at its ends.
  static let pill = Exercise(
    "PredefinedShapes", "Pill", "A capsule whose ends are true half circles",
    need: "a struct Pill: Shape that can be made with Pill()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { .roundedRectangle($0.box, radius: $0.radius, .circular) })],
      mistakes: [
        Mistake(
          "continuous-capsule",
          "The ends are no half circles: a Capsule has continuous ends unless it is told otherwise.",
          hint: "A capsule can be made with a style: Capsule(style: .circular).",
          .draws { .roundedRectangle($0.box, radius: $0.radius, .continuous) }),
        Mistake(
          "stretched", "This is an ellipse: it has no straight sides.",
          hint: "A capsule has half circles at its ends and straight lines between them.",
          .draws { setting in Outline.circle(center: Point(0.5, 0.5), radius: 0.5).mapped { setting.at($0.x, $0.y) } }),
        Mistake(
          "circle-for-capsule", "This is a circle: it does not fill the rectangle.",
          hint: "A capsule is as wide and as high as its rectangle: Capsule.",
          .draws { .circle(center: $0.center, radius: $0.radius) }),
        Mistake(
          "quarter-radius", "The radius is a quarter of the smaller side, so that the ends are not round all over.",
          hint: "The radius is half of the smaller side: min(rect.width, rect.height) / 2.",
          .draws { .roundedRectangle($0.box, radius: $0.radius / 2, .circular) }),
        Mistake(
          "ends-at-sides", "The half circles are on the left and on the right even where the rectangle is high.",
          hint: "In a high rectangle they belong above and below. Capsule(style: .circular) takes care of that.",
          .draws { ends(in: $0, inward: $0.height / 2) }),
        Mistake(
          "ends-outside", "The half circles lie outside of the rectangle: their centres are on its edge.",
          hint: "The centre of an end lies one radius inside: minX + radius and maxX - radius.",
          .draws { ends(in: $0, inward: 0) }),
      ] + [10, 15, 20, 25, 30, 40, 50].flatMap { fixedRadius($0) }),
    hints: [
      "One of SwiftUI's shapes has round ends. Read its initialiser: what else can be said about it?",
      "Capsule is a rounded rectangle with the largest radius that fits. Its style is .continuous where nothing is said.",
      "return Capsule(style: .circular).path(in: rect)",
    ])

  /// Returns a bar between two half circles of half its height, whose centres lie so far inside.
  private static func ends(in setting: Setting, inward: Double) -> Outline {
    Outline { pen in
      for (x, start) in [(setting.minX + inward, 90.0), (setting.maxX - inward, 270.0)] {
        pen.arc(
          center: Point(x, setting.midY), radius: setting.height / 2, fromDegrees: start, sweepDegrees: 180)
      }
      pen.close()
    }
  }

  private static func fixedRadius(_ radius: Double) -> [Mistake] {
    CornerCurve.both.map { curve in
      Mistake(
        "fixed-corner-radius", "The corners have the same radius in every rectangle.",
        hint: "The radius depends on the rectangle: it is half of its smaller side.",
        .draws { .roundedRectangle($0.box, radius: radius, curve) })
    }
  }
}
