import Geometry
import Judging

extension Exercise {
  /// A border around any view, if it is selected.
  static let selectionBorder = Exercise(
    "ConditionalModifiers", "SelectionBorder", "A border around any view, if it is selected",
    need: "a struct SelectionBorder: ViewModifier that can be made with SelectionBorder(isSelected: true)",
    assessment: Assessment(
      parts: [
        Part("the border", points: 1, .scene { $0["isSelected"] == 1 ? bordered($0, color: .settings) : plain($0) })
      ],
      parameters: [
        Parameters(["isSelected": 1, "width": 200, "height": 150]),
        Parameters(["isSelected": 0, "width": 200, "height": 150]),
        Parameters(["isSelected": 1, "width": 90, "height": 240]),
      ],
      variation: { generator in
        let isSelected = generator.number(0...1)
        return Parameters([
          "isSelected": isSelected, "width": generator.number(60...230), "height": generator.number(60...230),
        ])
      },
      mistakes: [
        selected(
          "border-behind", "The border lies behind the content, which hides it.",
          hint: "Lay it over the content: content.overlay { … } instead of background.", mentioning: "background"
        ) { plain($0) },
        Mistake(
          "always-drawn", "The border is drawn although nothing is selected.",
          hint: "Draw it only if isSelected is true: with an if in overlay { }, or with a width of 0 otherwise.",
          .shows { bordered($0) }),
        selected(
          "never-drawn", "No border is seen when isSelected is true.",
          hint: "Lay Rectangle().strokeBorder(Settings.borderColor, lineWidth: Settings.borderWidth) over the content."
        ) { plain($0) },
        Mistake(
          "inverted", "The border is drawn when isSelected is false, and not when it is true.",
          hint: "Exchange the two branches.",
          .shows { $0["isSelected"] == 1 ? plain($0) : bordered($0) }),
        selected(
          "border-centred", "Half of the border lies outside of the bounds.",
          hint: "stroke draws on the edge. strokeBorder(_:lineWidth:) keeps all of the line inside."
        ) { bordered($0, along: 0) },
        selected(
          "border-outside", "The border lies outside of the bounds.",
          hint: "strokeBorder(_:lineWidth:) in an overlay lies inside, without any padding."
        ) { bordered($0, along: 2.5) },
        selected(
          "size-changed", "With the border, the view takes more space than its content.",
          hint: "padding takes space, an overlay does not: lay the border over the content."
        ) { bordered($0, along: 2.5, frame: 5) },
        Mistake(
          "size-changed", "The view takes more space than its content, selected or not.",
          hint: "padding takes space, an overlay does not: lay the border over the content.",
          .shows { setting in
            setting["isSelected"] == 1
              ? bordered(setting, along: 2.5, frame: 5)
              : ExpectedScene(
                Photo.marks(in: content(setting)), frame: content(setting).expanded(by: 5))
          }),
        Mistake(
          "content-missing", "The content is only shown when isSelected is true.",
          hint: "An if without an else shows nothing where its condition is false. Show the content in both branches.",
          .shows { $0["isSelected"] == 1 ? bordered($0) : .nothing }),
        selected(
          "content-missing", "When isSelected is true, the border is shown in place of the content.",
          hint: "Lay the border over the content: content.overlay { … }."
        ) { ExpectedScene([.stroke(Outline($0.box.expanded(by: -2.5)), width: 5, as: "the border")]) },
      ]
        + [1, 2, 2.5, 3, 4, 10].map { width in
          selected(
            "border-width", "The border is \(width.formatted()) points wide instead of 5.",
            hint: "Hand the width on: lineWidth: Settings.borderWidth. Without it, a line is 1 point wide."
          ) { bordered($0, along: -width / 2, width: width) }
        }),
    hints: [
      "The border takes no space of its own: lay it over the content with overlay. It may be there or not.",
      "stroke draws on the edge, half of it outside. strokeBorder keeps all of the line inside.",
      "content.overlay { if isSelected { Rectangle().strokeBorder(Settings.borderColor, lineWidth: Settings.borderWidth) } }",
    ])

  /// A mistake that shows only where the content is selected.
  private static func selected(
    _ code: String, _ message: String, hint: String, mentioning mention: String? = nil,
    _ scene: @escaping @Sendable (Setting) -> ExpectedScene
  ) -> Mistake {
    Mistake(
      code, message, hint: hint, mentioning: mention, .shows { $0["isSelected"] == 1 ? scene($0) : plain($0) })
  }

  /// The space of the content, in the middle.
  private static func content(_ setting: Setting) -> Box {
    let (width, height) = (setting["width"], setting["height"])
    return Box(x: setting.midX - width / 2, y: setting.midY - height / 2, width: width, height: height)
  }

  private static func plain(_ setting: Setting) -> ExpectedScene {
    let box = content(setting)
    return ExpectedScene(Photo.marks(in: box), frame: box)
  }

  /// Returns a scene with a border; a right one where no other numbers are given.
  ///
  /// - Parameters:
  ///   - distance: How far the middle of the line lies outside of the photo's edge, in points.
  ///   - frame: How much more space the view takes on each side.
  private static func bordered(
    _ setting: Setting, along distance: Double = -2.5, width: Double = 5, frame: Double = 0,
    color: ExpectedColor = .differentFrom(0)
  ) -> ExpectedScene {
    let box = content(setting)
    let border = ExpectedMark.border(along: Outline(box.expanded(by: distance)), width: width, color: color)
    return ExpectedScene(Photo.marks(in: box) + [border], frame: box.expanded(by: frame))
  }
}

extension Double {
  /// The number without digits that say nothing: 2.5, but 1.
  fileprivate func formatted() -> String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
