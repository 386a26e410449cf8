import Geometry
import Judging

extension Exercise {
  /// A triangle on a yellow square.
  static let triangleCard = Exercise(
    "Paths", "TriangleCard", "A triangle on a yellow square: a view of a shape with a background",
    need: "a struct TriangleCard: View that can be made with TriangleCard()",
    assessment: Assessment(
      parts: [Part("the view", points: 2, .marks { card(square(of: $0), .named("yellow")) })],
      mistakes: [
        Mistake.shows(
          "ratio-missing", "The triangle and the yellow fill the whole space instead of a square.",
          hint: ".aspectRatio(1, contentMode: .fit) lets a view have only the largest square that fits."
        ) { card($0) },
        Mistake.shows(
          "background-too-large", "The yellow covers the whole space. It should be as large as the triangle's square.",
          hint: "A background is as large as the view in front of it: put it right behind aspectRatio."
        ) { card(square(of: $0), background: $0) },
        Mistake.shows(
          "only-background-square", "The yellow is a square, but the triangle fills the whole space.",
          hint: "The aspect ratio belongs to the triangle: ScalingTriangle().aspectRatio(1, contentMode: .fit)."
        ) { card($0, background: square(of: $0)) },
        Mistake.shows(
          "fill-for-fit", "The square is as large as the longer side of the space, so that it does not fit.",
          hint: "The content mode is to be .fit: with .fill the square covers the space."
        ) { setting in card(square(of: setting, side: max(setting.width, setting.height))) },
        Mistake.shows(
          "background-missing", "There is no yellow background.",
          hint: "Behind the triangle comes .background(Color.yellow)."
        ) { [triangle(square(of: $0))] },
        Mistake.shows(
          "background-missing", "There is no yellow background, and the triangle fills the whole space.",
          hint: "Behind the triangle come .aspectRatio(1, contentMode: .fit) and .background(Color.yellow)."
        ) { [triangle($0)] },
        Mistake.shows(
          "background-in-front", "The yellow lies in front of the triangle, and hides it.",
          hint: "background puts a view behind, overlay in front. In a ZStack the first view is at the back."
        ) { [triangle(square(of: $0)), yellow(square(of: $0))] },
        Mistake.shows(
          "padding-added",
          "There is yellow all around the square: padding came between the triangle and the background.",
          hint: "Leave out the padding."
        ) { setting in card(square(of: setting.inset(by: 16)), background: padded(square(of: setting.inset(by: 16)))) },
        Mistake.shows(
          "padding-added", "There is padding around the card, so that it is smaller than it could be.",
          hint: "Leave out the padding."
        ) { card(square(of: $0.inset(by: 16))) },
      ]
        + [0.5, 2.0 / 3, 0.75, 4.0 / 3, 1.5, 16.0 / 9, 2].map { ratio in
          Mistake.shows(
            "wrong-ratio", "The card is no square: its width and its height are not the same.",
            hint: "The ratio of a square's width to its height is 1."
          ) { setting in
            let height = min(setting.height, setting.width / ratio)
            return card(centered(in: setting, width: height * ratio, height: height))
          }
        }),
    hints: [
      "Two modifiers do it. One makes the triangle's rectangle a square, the other one puts a colour behind it.",
      "aspectRatio(_:contentMode:) with the ratio 1 and the mode .fit comes first, background after it.",
      "ScalingTriangle().aspectRatio(1, contentMode: .fit).background(Color.yellow)",
    ])

  /// Returns a triangle with yellow behind it, in one space or in two.
  private static func card(
    _ setting: Setting, background: Setting? = nil, _ color: ExpectedColor = .any
  ) -> [ExpectedMark] {
    [yellow(background ?? setting, color), triangle(setting, color: .differentFrom(0))]
  }

  private static func yellow(_ setting: Setting, _ color: ExpectedColor = .any) -> ExpectedMark {
    .fill(Outline(setting.box), color: color, as: "the background")
  }

  private static func triangle(_ setting: Setting, color: ExpectedColor = .any) -> ExpectedMark {
    .fill(
      .polygon([setting.at(0.13, 0.2), setting.at(0.87, 0.47), setting.at(0.4, 0.93)]), color: color,
      as: "the triangle")
  }

  private static func square(of setting: Setting, side: Double? = nil) -> Setting {
    let side = side ?? min(setting.width, setting.height)
    return centered(in: setting, width: side, height: side)
  }

  private static func centered(in setting: Setting, width: Double, height: Double) -> Setting {
    setting.moved(to: Box(x: setting.midX - width / 2, y: setting.midY - height / 2, width: width, height: height))
  }

  private static func padded(_ setting: Setting) -> Setting { setting.inset(by: -16) }
}
