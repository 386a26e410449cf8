import Drawing
import Geometry
import Judging
import Observing

extension Exercise {
  /// Four shapes of four types, each taken in by AnyShape.
  static let shapes = Exercise(
    "TypeErasure", "Shapes", "A list of shapes to choose from",
    need: "an enum or struct Shapes with a static property shapes: [AnyShape]",
    assessment: Assessment(
      parts: [Part("the shapes", points: 2, .value { answers([.circle, .rectangle, .cone, .lens], $0) })],
      parameters: [
        question(0, 0, 200, 100, width: 200, height: 100), question(0, 0, 100, 100, width: 60, height: 300),
        question(30, 40, 120, 80, width: nil, height: 100), question(0, 0, 100, 200, width: nil, height: nil),
      ],
      variation: { generator in
        let proposal = Parameters.proposal(using: &generator)
        return .rect(using: &generator, proposal)
      },
      mistakes: [
        // Whoever forgets one shape has three, or four if others follow, which are free.
        missing("The rectangle is missing.", "The second one is AnyShape(Rectangle()).", [.circle, .cone, .lens]),
        missing("The cone is missing.", "The third one is AnyShape(Cone()).", [.circle, .rectangle, .lens]),
        missing("The lens is missing.", "The fourth one is AnyShape(Lens()).", [.circle, .rectangle, .cone]),
        missing(
          "The cone and the lens are missing.", "Both are given below: AnyShape(Cone()), AnyShape(Lens()).",
          [.circle, .rectangle]),
        missing("There is only the circle.", "Add the rectangle, the cone and the lens behind it.", [.circle]),
        wrongOrder([.circle, .rectangle, .lens, .cone]), wrongOrder([.rectangle, .circle, .cone, .lens]),
        wrongOrder([.rectangle, .circle, .lens, .cone]), wrongOrder([.cone, .lens, .circle, .rectangle]),
        wrongOrder([.lens, .cone, .rectangle, .circle]), wrongOrder([.circle, .cone, .lens, .rectangle]),
        wrongOrder([.circle, .cone, .rectangle, .lens]),
        Mistake(
          "ellipse-for-circle", "The first shape fills the whole rectangle: that is an ellipse.",
          hint: "The list begins with AnyShape(Circle()).",
          .answers { answers([.ellipse, .rectangle, .cone, .lens], $0) }),
      ]),
    hints: [
      "All elements of the list have one type: AnyShape. What makes an AnyShape of a Rectangle?",
      "AnyShape is handed the shape: AnyShape(Rectangle()). Mind the order of the four.",
      "[AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(Cone()), AnyShape(Lens())]",
    ])

  private static func answers(_ figures: [NamedFigure], _ setting: Setting) -> Value {
    .record([
      "paths": .list(figures.map { $0.path(in: setting.box("rect")) }),
      "sizes": .list(figures.map { $0.size(for: setting.proposal("proposed")) }),
    ])
  }

  private static func question(
    _ x: Double, _ y: Double, _ rectWidth: Double, _ rectHeight: Double, width: Double?, height: Double?
  ) -> Parameters {
    let proposed = ["proposed.width": width, "proposed.height": height].compactMapValues(\.self)
    return .rect(x, y, rectWidth, rectHeight, proposed)
  }

  private static func missing(_ message: String, _ hint: String, _ figures: [NamedFigure]) -> Mistake {
    Mistake("shape-missing", message, hint: hint, .answers { answers(figures, $0) })
  }

  private static func wrongOrder(_ figures: [NamedFigure]) -> Mistake {
    Mistake(
      "order-of-shapes", "The four shapes are there, but in another order.",
      hint: "The circle, the rectangle, the cone, the lens. What you add of your own comes behind them.",
      .answers { answers(figures, $0) })
  }
}
