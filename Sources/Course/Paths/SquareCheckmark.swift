import Geometry
import Judging
import Observing

extension Exercise {
  /// The checkmark that asks for a square.
  static let squareCheckmark = Exercise(
    "Paths", "SquareCheckmark", "The checkmark that asks for a square",
    need: "a struct SquareCheckmark: Shape that can be made with SquareCheckmark()",
    assessment: Assessment(
      parts: [
        Part("the path", points: 1, .lines { .checkmark(Edges(of: $0)) }),
        Part("the size", points: 1, .size { square($0, unspecified: 10) { min($0, $1) } }),
      ],
      isAboutOrigin: true,
      mistakes: Mistake.aboutCheckmark + [
        Mistake(
          "size-not-square", "The size that is proposed is reported as it is: the shape does not ask for a square.",
          hint: "Write func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize, spelled just so.",
          .measures { Size($0.width ?? 10, $0.height ?? 10) }),
        Mistake(
          "unspecified-side", "A side that is not specified is taken as 0.",
          hint: "A proposal's side can be nil. proposal.replacingUnspecifiedDimensions() puts 10 in its place.",
          .measures { square($0, unspecified: 0) { min($0, $1) } }),
        Mistake(
          "unspecified-side", "A side that is not specified is passed over; it counts as 10.",
          hint: "A proposal's side can be nil. proposal.replacingUnspecifiedDimensions() puts 10 in its place.",
          .measures { square($0, unspecified: .infinity) { min($0, $1) == .infinity ? 10 : min($0, $1) } }),
        Mistake(
          "unspecified-side", "A side that is not specified is taken as infinite, so that only the other one counts.",
          hint: "A proposal's side can be nil. proposal.replacingUnspecifiedDimensions() puts 10 in its place.",
          .measures { square($0, unspecified: .infinity) { min($0, $1) } }),
        Mistake(
          "one-side-only", "The square has the proposed width, whatever the height.",
          hint: "Compare both sides: min(_:_:) of the width and the height.",
          .measures { square($0, unspecified: 10) { width, _ in width } }),
        Mistake(
          "one-side-only", "The square has the proposed height, whatever the width.",
          hint: "Compare both sides: min(_:_:) of the width and the height.",
          .measures { square($0, unspecified: 10) { _, height in height } }),
        Mistake(
          "larger-side", "The square has the larger of the proposed sides, so it does not fit.",
          hint: "Take the smaller side with min(_:_:).",
          .measures { square($0, unspecified: 10) { max($0, $1) } }),
      ]),
    hints: [
      "The path is the checkmark's. The size is a second question that a shape answers: sizeThatFits.",
      "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize. A side of the proposal can be nil, that is unspecified.",
      "let size = proposal.replacingUnspecifiedDimensions(); let side = min(size.width, size.height); "
        + "return CGSize(width: side, height: side)",
    ])

  /// Returns the square with a side made of both proposed ones.
  private static func square(
    _ proposal: Question.Proposal, unspecified: Double, side: (_ width: Double, _ height: Double) -> Double
  ) -> Size {
    let side = side(proposal.width ?? unspecified, proposal.height ?? unspecified)
    return Size(side, side)
  }
}
