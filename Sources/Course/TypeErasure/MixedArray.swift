import Drawing
import Geometry
import Judging
import Observing

extension Exercise {
  /// Three shapes in one array, and the array as one would write it first.
  static let mixedArray = Exercise(
    "TypeErasure", "MixedArray", "Shapes of different types in one array, and one that the compiler must refuse",
    need: "an enum or struct MixedArray with a static property shapes: [any Shape]",
    assessment: Assessment(
      parts: [
        Part("the array", points: 1, .value { paths([.circle, .rectangle, .ellipse], $0) }),
        Part(
          "what is refused", points: 1,
          .refusal(
            ExpectedRefusal(
              "an array of shapes whose type is [Shape]",
              openings: ["use of protocol 'Shape' as a type must be written 'any Shape'"],
              spellings: ["[Shape]", "Array<Shape>"], warningsAsErrors: ["ExistentialAny"]))),
      ],
      parameters: [.rect(0, 0, 100, 100), .rect(0, 0, 200, 100), .rect(30, 40, 120, 80), .rect(0, 0, 100, 200)],
      variation: { .rect(using: &$0) },
      mistakes: [
        wrongOrder([.circle, .ellipse, .rectangle]), wrongOrder([.rectangle, .circle, .ellipse]),
        wrongOrder([.rectangle, .ellipse, .circle]), wrongOrder([.ellipse, .rectangle, .circle]),
        wrongOrder([.ellipse, .circle, .rectangle]),
        Mistake(
          "shape-missing", "The array holds only a circle.",
          hint: "Give it a type whose elements may be any shape: [any Shape].", .answers { paths([.circle], $0) }),
        Mistake(
          "shape-missing", "The ellipse is missing.", hint: "The third element is Ellipse().",
          .answers { paths([.circle, .rectangle], $0) }),
        Mistake(
          "circle-for-ellipse", "The third shape is a circle, but an Ellipse fills the whole rectangle.",
          hint: "The third element is Ellipse().", .answers { paths([.circle, .rectangle, .circle], $0) }),
        Mistake(
          "no-type", "The array has no type written, so the compiler looks for one that all elements have.",
          hint: "Write the type: let shapes: [Shape] = ...",
          .isRefused(because: "heterogeneous collection literal could only be inferred")),
        Mistake(
          "one-hidden-type", "[some Shape] is an array of one type that is not named, and here are several.",
          hint: "Leave out the word some: the type is [Shape].",
          .isRefused(because: "conflicting arguments to generic parameter")),
        Mistake(
          "elements-of-one-type", "The array is one of a single named type.",
          hint: "The type is [Shape]. Name the protocol, not one of the shapes.",
          .isRefused(because: "to expected element type")),
      ]),
    hints: [
      "Which type do the three have in common? None of the three is the others' type, but all are shapes.",
      "A box for any shape has the type any Shape, an array of them [any Shape]. Without the word any it is refused.",
      "static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()], and between #if REFUSED and #endif "
        + "static let unmarked: [Shape] = [Circle(), Rectangle(), Ellipse()]",
    ])

  private static func paths(_ figures: [NamedFigure], _ setting: Setting) -> Value {
    .list(figures.map { $0.path(in: setting.box("rect")) })
  }

  private static func wrongOrder(_ figures: [NamedFigure]) -> Mistake {
    Mistake(
      "order-of-shapes", "All three shapes are there, but in another order.",
      hint: "First the circle, then the rectangle, then the ellipse.", .answers { paths(figures, $0) })
  }
}
