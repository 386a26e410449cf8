import Geometry
import Judging
import Observing

extension Exercise {
  /// A circle or a rectangle from one function, and the function that hides two types behind one word.
  static let oneShape = Exercise(
    "TypeErasure", "OneShape", "One of two shapes, and a function that the compiler must refuse",
    need: "an enum or struct OneShape with static func shape(isRound: Bool) -> AnyShape",
    assessment: Assessment(
      parts: [
        Part("the shape", points: 1, .value { choice($0, round: .circle, otherwise: .rectangle) }),
        Part(
          "what is refused", points: 1,
          .refusal(
            ExpectedRefusal(
              "a function that returns some Shape, with a Circle in one return and a Rectangle in another",
              openings: [
                "function declares an opaque return type 'some Shape', but the return statements in its body "
                  + "do not have matching underlying types"
              ],
              spellings: ["someShape"]))),
      ],
      parameters: [
        .rect(0, 0, 200, 100, ["isRound": 1]), .rect(0, 0, 200, 100, ["isRound": 0]),
        .rect(30, 40, 120, 80, ["isRound": 1]), .rect(30, 40, 120, 80, ["isRound": 0]),
      ],
      variation: { generator in
        let isRound = generator.number(0...1)
        return .rect(using: &generator, ["isRound": isRound])
      },
      mistakes: [
        Mistake(
          "other-way-round", "It is a rectangle where it should be round, and a circle where it should not.",
          hint: "isRound is true for the circle.", .answers { choice($0, round: .rectangle, otherwise: .circle) }),
        Mistake(
          "one-for-both", "It is a circle in both cases.", hint: "Look at isRound: if it is false, return a rectangle.",
          .answers { choice($0, round: .circle, otherwise: .circle) }),
        Mistake(
          "one-for-both", "It is a rectangle in both cases.", hint: "Look at isRound: if it is true, return a circle.",
          .answers { choice($0, round: .rectangle, otherwise: .rectangle) }),
        Mistake(
          "ellipse-for-circle", "The round shape fills the whole rectangle: that is an ellipse.",
          hint: "A Circle is as wide as it is high.", .answers { choice($0, round: .ellipse, otherwise: .rectangle) }),
        Mistake(
          "branches-of-two-types", "Before anybody looks at what is returned, the two branches must have one type.",
          hint: "Write if isRound { return Circle() } and below it return Rectangle().",
          .isRefused(because: "have mismatching types")),
        Mistake(
          "box-for-a-type", "What is returned is a box, any Shape, and a box is no type that conforms to Shape.",
          hint: "Return the shapes as they are: if isRound { return Circle() }, and below it return Rectangle().",
          .isRefused(because: "type 'any Shape' cannot conform to 'Shape'")),
        Mistake(
          "variable-of-one-type", "The variable got its type from the first shape, and the second one does not fit.",
          hint: "Do without a variable: if isRound { return Circle() }, and below it return Rectangle().",
          .isRefused(because: "cannot assign value of type")),
      ]),
    hints: [
      "The compiler must know one type for what a function returns. Which type can hold a circle as well as a rectangle?",
      "AnyShape(Circle()) and AnyShape(Rectangle()) have the same type. Without AnyShape, two returns have two.",
      "isRound ? AnyShape(Circle()) : AnyShape(Rectangle()), and between #if REFUSED and #endif static func "
        + "hidden(isRound: Bool) -> some Shape { if isRound { return Circle() }; return Rectangle() } on several lines.",
    ])

  private static func choice(_ setting: Setting, round: NamedFigure, otherwise: NamedFigure) -> Value {
    (setting["isRound"] != 0 ? round : otherwise).path(in: setting.box("rect"))
  }
}
