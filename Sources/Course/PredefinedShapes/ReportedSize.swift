import Judging
import Observing

extension Exercise {
  /// The size that a shape answers.
  static let reportedSize = Exercise(
    "PredefinedShapes", "reportedSize", "The size that a shape takes for a size that it is offered",
    need: "a function reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize",
    assessment: Assessment(
      parts: [Part("the size", points: 2, .value { reported($0) { $0.size(width: $1, height: $2) } })],
      parameters: questions,
      variation: { generator in
        let shape = generator.element(of: MeasuredShape.allCases)
        return Parameters([
          "shape": Double(shape.rawValue), "offered.width": generator.number(10...400),
          "offered.height": generator.number(10...400),
        ])
      },
      mistakes: [
        wrong(
          "offer-returned", "The size that is offered is returned as it is, but not every shape takes all of it.",
          hint: "Ask the shape: it has a function that takes a proposed size and gives the size that it takes."
        ) { _, width, height in Size(width ?? 10, height ?? 10) },
        wrong(
          "offer-returned", "The size that is offered is returned as it is, with 0 in place of nil.",
          hint: "Ask the shape: it has a function that takes a proposed size and gives the size that it takes."
        ) { _, width, height in Size(width ?? 0, height ?? 0) },
        wrong(
          "unspecified-side", "A side that is nil is offered to the shape as 0.",
          hint: "Hand on the proposed size as it is: the shape knows what to do with nil."
        ) { $0.size(width: $1 ?? 0, height: $2 ?? 0) },
        wrong(
          "unspecified-side", "A side that is nil is offered to the shape as infinite.",
          hint: "Hand on the proposed size as it is: the shape knows what to do with nil."
        ) { $0.size(width: $1 ?? .infinity, height: $2 ?? .infinity) },
        wrong(
          "always-square", "Every shape is said to take a square, but only some do.",
          hint: "Do not work it out: ask the shape."
        ) { _, width, height in
          let side = min(width ?? 10, height ?? 10)
          return Size(side, side)
        },
        wrong(
          "offer-unused", "What is offered makes no difference: the shape is asked for its size without an offer.",
          hint: "Hand on the proposed size: shape.sizeThatFits(proposed)."
        ) { shape, _, _ in shape.size(width: nil, height: nil) },
        wrong(
          "offer-unused", "What is offered makes no difference: the shape is always offered 0 by 0.",
          hint: "Hand on the proposed size: shape.sizeThatFits(proposed)."
        ) { shape, _, _ in shape.size(width: 0, height: 0) },
        wrong(
          "offer-unused", "What is offered makes no difference: the shape is always offered infinite space.",
          hint: "Hand on the proposed size: shape.sizeThatFits(proposed)."
        ) { shape, _, _ in shape.size(width: .infinity, height: .infinity) },
        wrong(
          "swapped-sides", "Width and height are exchanged.",
          hint: "The shape's answer is a CGSize already: return it as it is."
        ) {
          let size = $0.size(width: $1, height: $2)
          return Size(size.height, size.width)
        },
        wrong(
          "drawn-size", "This is the size of what is drawn, but a shape can take more space than that, or less.",
          hint: "Ask for the size in a layout, not for the bounds of the path."
        ) { $0.drawnSize(width: $1, height: $2) },
      ]),
    hints: [
      "The shape knows the answer, whatever shape it is. It has one function beside path(in:) that is about sizes.",
      "sizeThatFits takes a ProposedViewSize and returns a CGSize.",
      "return shape.sizeThatFits(proposed)",
    ])

  private static func wrong(
    _ code: String, _ message: String, hint: String,
    _ size: @escaping @Sendable (MeasuredShape, _ width: Double?, _ height: Double?) -> Size
  ) -> Mistake {
    Mistake(code, message, hint: hint, .answers { reported($0, size) })
  }

  private static func reported(
    _ setting: Setting, _ size: (MeasuredShape, _ width: Double?, _ height: Double?) -> Size
  ) -> Value {
    guard let shape = MeasuredShape(rawValue: Int(setting["shape"])) else { return .none }
    let size = size(shape, setting.given["offered.width"], setting.given["offered.height"])
    return .size(width: size.width, height: size.height)
  }

  /// Every shape with every offer; a side that is nil is left out.
  ///
  /// Infinite space is offered to shapes alone that can be drawn there: so the size of what is drawn is one, too.
  private static let questions: [Parameters] = {
    let offers: [(width: Double?, height: Double?, unusual: String?)] = [
      (200, 100, nil), (60, 300, nil), (nil, 100, nil), (100, nil, nil), (nil, nil, nil),
      (0, 0, "an offer of 0 by 0"),
      (.infinity, 100, "an infinite width"),
    ]
    return offers.flatMap { offer in
      let shapes: [MeasuredShape] = offer.width == .infinity ? [.rectangle, .stamp] : MeasuredShape.allCases
      return shapes.map { shape in
        var values = ["shape": Double(shape.rawValue)]
        values["offered.width"] = offer.width
        values["offered.height"] = offer.height
        return Parameters(values, unusual: offer.unusual)
      }
    }
  }()
}
