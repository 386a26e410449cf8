import Geometry
import Judging

extension Exercise {
  /// Three circles in layers.
  static let bullseye = Exercise(
    "PredefinedShapes", "Bullseye", "Three circles on top of each other, in turn of two colours",
    need: "a struct Bullseye: View that can be made with Bullseye()",
    assessment: Assessment(
      parts: [Part("the view", points: 2, .marks { circles(at: $0.center) })],
      mistakes: [
        Mistake.shows(
          "only-largest-seen",
          "Only the circle of 200 points is seen: it lies on top, or the others have its colour or its size.",
          hint: "The first view in a ZStack lies at the back. Each circle needs a frame of its own, and another colour "
            + "than the one behind it."
        ) { [circle(0, at: $0.center, 200)] },
        Mistake.shows(
          "radius-as-diameter", "The circles are half as large as they should be.",
          hint: "200, 140 and 80 are diameters: a circle fills its frame, so the frames are that wide and high."
        ) { circles(at: $0.center, diameters: [100, 70, 40]) },
        Mistake.shows(
          "diameter-as-radius", "The circles are twice as large as they should be.",
          hint: "200, 140 and 80 are diameters: a circle fills its frame, so the frames are that wide and high."
        ) { circles(at: $0.center, diameters: [400, 280, 160]) },
        Mistake.shows(
          "frame-missing", "All circles are as large as the space: their frames are missing.",
          hint: "Each circle has a frame of its own: Circle().fill(.red).frame(width: 200, height: 200)."
        ) { circles(at: $0.center, diameters: [2 * $0.radius, 2 * $0.radius, 2 * $0.radius]) },
        Mistake.shows(
          "in-a-row", "The circles stand below one another.", hint: "A ZStack lays them on top of each other."
        ) { setting in row(at: setting.center) { Vector(0, $0) } },
        Mistake.shows(
          "in-a-row", "The circles stand side by side.", hint: "A ZStack lays them on top of each other."
        ) { setting in row(at: setting.center) { Vector($0, 0) } },
        corner("The circles are aligned at their left and upper edges.", Vector(-1, -1)),
        corner("The circles are aligned at their left edges.", Vector(-1, 0)),
        corner("The circles are aligned at their upper edges.", Vector(0, -1)),
        corner("The circles are aligned at their lower edges.", Vector(0, 1)),
        Mistake.shows(
          "circle-missing", "The largest circle is missing.", hint: "There are three: 200, 140 and 80 points wide."
        ) { circles(at: $0.center, diameters: [140, 80]) },
        Mistake.shows(
          "circle-missing", "The circle in the middle of the three is missing.",
          hint: "There are three: 200, 140 and 80 points wide."
        ) { circles(at: $0.center, diameters: [200, 80]) },
        Mistake.shows(
          "circle-missing", "The smallest circle is missing.", hint: "There are three: 200, 140 and 80 points wide."
        ) { circles(at: $0.center, diameters: [200, 140]) },
      ]),
    hints: [
      "The circles lie on top of each other, so the stack is neither a VStack nor an HStack. Which of them comes first?",
      "ZStack { } with the largest circle first. Each one needs a colour and a frame: Circle().fill(…).frame(width: …, "
        + "height: …).",
      "ZStack { Circle().fill(.red).frame(width: 200, height: 200), then white with 140, then red with 80 }, each on a "
        + "line of its own.",
    ])

  /// Returns circles around one centre, from back to front, each of another colour than the one behind it.
  private static func circles(at center: Point, diameters: [Double] = [200, 140, 80]) -> [ExpectedMark] {
    diameters.enumerated().map { number, diameter in circle(number, at: center, diameter) }
  }

  private static func circle(_ number: Int, at center: Point, _ diameter: Double) -> ExpectedMark {
    .fill(
      .circle(center: center, radius: diameter / 2), color: number == 0 ? .any : .differentFrom(number - 1),
      as: "the circle of \(Int(diameter)) points")
  }

  /// Returns the circles in a row, 8 points apart.
  private static func row(at center: Point, along axis: (Double) -> Vector) -> [ExpectedMark] {
    [(-118.0, 200.0), (60, 140), (178, 80)].enumerated().map { number, place in
      circle(number, at: center + axis(place.0), place.1)
    }
  }

  private static func corner(_ message: String, _ direction: Vector) -> Mistake {
    .shows(
      "not-centered", message, hint: "A ZStack without an alignment puts everything in the middle."
    ) { setting in
      [200.0, 140, 80].enumerated().map { number, diameter in
        circle(number, at: setting.center + direction * ((200 - diameter) / 2), diameter)
      }
    }
  }
}
