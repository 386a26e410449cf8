import Drawing
import Geometry
import Judging
import Observing

extension Exercise {
  /// A box for shapes, made by hand.
  static let anyOutline = Exercise(
    "TypeErasure", "AnyOutline", "A type that takes in any shape, made by hand",
    need: "a struct AnyOutline: Shape that can be made with AnyOutline(Circle()), or of any other shape",
    assessment: Assessment(
      parts: [
        Part("the path", points: 1, parameters: bases, .lines { figure($0).outline(in: $0.box) }),
        Part(
          "the size", points: 1, parameters: proposals,
          variation: { generator in
            let base = generator.element(of: ["circle", "lens", "half", "boxed circle"])
            return Parameters(Parameters.proposal(using: &generator), texts: ["base": base])
          },
          .value { figure($0).size(for: $0.proposal("proposed")) }),
      ],
      isAboutOrigin: true,
      forbidden: [
        ForbiddenName(
          "AnyShape", "AnyOutline is to be made by hand, but AnyShape does all the work.",
          hint: "Keep the shape in a property of the type any Shape.")
      ],
      mistakes: [
        Mistake(
          "circle-for-base", "It draws a circle, whatever shape it was made of.",
          hint: "Keep the shape that the initializer is handed, and ask that one.",
          .draws { NamedFigure.circle.outline(in: $0.box) }),
        Mistake(
          "path-kept", "It draws the same path in every rectangle: that of its shape in one of 100 by 100.",
          hint: "Keep the shape, not its path. The rectangle comes only with path(in:).",
          .draws { figure($0).outline(in: Box(x: 0, y: 0, width: 100, height: 100)) }),
        Mistake(
          "bounds-for-path", "It draws the rectangle around the path of its shape.",
          hint: "Return the path of the shape: base.path(in: rect).",
          .draws { setting in
            let box = figure(setting).outline(in: setting.box).bounds
            return box.isNull ? Outline() : NamedFigure.rectangle.outline(in: box)
          }),
        Mistake(
          "size-not-passed-on", "It reports the size that is proposed, also where its shape asks for another one.",
          hint: "Add func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize, spelled just so, and ask the shape.",
          .answers { setting in
            let proposal = setting.proposal("proposed")
            return .size(width: proposal.width, height: proposal.height)
          }),
        Mistake(
          "unspecified-size", "It reports the size for an unspecified proposal, whatever is proposed.",
          hint: "Hand the proposal on: base.sizeThatFits(proposal).",
          .answers { figure($0).size(for: Size(10, 10)) }),
        Mistake(
          "size-of-path", "It reports the size of the path, but a shape may report another one.",
          hint: "Ask the shape: base.sizeThatFits(proposal).",
          .answers { setting in
            let proposal = setting.proposal("proposed")
            let box = Box(x: 0, y: 0, width: proposal.width, height: proposal.height)
            let bounds = figure(setting).outline(in: box).bounds
            return .size(width: bounds.width, height: bounds.height)
          }),
      ]),
    hints: [
      "The box needs a property for the shape that it was made of. Which type can it have, if the shape can be of any?",
      "private let base: any Shape, set in the initializer. Both questions are passed on to it.",
      "func path(in rect: CGRect) -> Path { base.path(in: rect) }, and below it "
        + "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }",
    ])

  /// The shape of which the box is made.
  private static func figure(_ setting: Setting) -> NamedFigure {
    // A box in a box draws and reports what the inner one does.
    NamedFigure(rawValue: setting.text("base").replacing("boxed ", with: "")) ?? .nothing
  }

  private static let bases = ["lens", "circle", "half", "shifted", "boxed ellipse", "nothing"].map { base in
    Parameters([:], texts: ["base": base], unusual: base == "nothing" ? "a shape that draws nothing" : nil)
  }

  private static let proposals: [Parameters] = ["circle", "lens", "half", "boxed circle"].flatMap { base in
    [(200, 100), (60, 300), (nil, 100), (100, nil), (nil, nil), (0, 0)].map { (width: Double?, height: Double?) in
      Parameters(
        ["proposed.width": width, "proposed.height": height].compactMapValues(\.self), texts: ["base": base])
    }
  }
}
