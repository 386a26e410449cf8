import Judging
import Observing

extension Exercise {
  /// A protocol whose types choose the type of their own id.
  static let cardElement = Exercise(
    "TypeErasure", "CardElement", "A protocol with an associated type, and two types that conform to it",
    need: "a protocol CardElement with an id and a transform, and PhotoElement and NewElement, which conform to it "
      + "and can be made without arguments",
    assessment: Assessment(
      parts: [
        part("CardElement", protocolFacts), part("PhotoElement", photoFacts), part("NewElement", newFacts),
      ],
      mistakes: [
        slip(
          "transform-not-settable", "Whoever knows only that it is a CardElement cannot set its transform.",
          hint: "The protocol says what can be done: var transform: Transform { get set }.",
          "CardElement", ["the transform can be set": .flag(false)]),
        slip(
          "one-type-of-id", "The ids of a photo and of a new element have the same type.",
          hint: "NewElement's id is an Int: let id = Int.random(in: 0...1000).",
          "NewElement", ["type of the id": .text("UUID")]),
        slip(
          "id-shared", "All photos have the same id.",
          hint: "A static property belongs to all photos together. Give each its own: let id = UUID().",
          "PhotoElement", ["different ids of 20": .number(1)]),
        slip(
          "id-not-kept", "A photo has another id whenever it is asked.",
          hint: "A computed property is worked out each time. Store the id: let id = UUID().",
          "PhotoElement", ["the id stays": .flag(false)]),
        slip(
          "frame-at-first", "A new photo has a frame already.",
          hint: "var frameIndex: Int? is nil at first.",
          "PhotoElement", ["frame index at first": .number(0)]),
        slip(
          "id-constant", "All new elements have the same id.",
          hint: "let id = Int.random(in: 0...1000) is worked out anew for each element.",
          "NewElement", ["different ids of 30000": .number(1)]),
        slip(
          "range-end", "Among 30,000 new elements none has the id 1000, which belongs to the range too.",
          hint: "0...1000 ends with 1000, 0..<1000 before it.",
          "NewElement", ["1000 occurs": .flag(false)]),
        slip(
          "range-start", "Among 30,000 new elements none has the id 0, which belongs to the range too.",
          hint: "The range begins with 0: 0...1000.",
          "NewElement", ["0 occurs": .flag(false)]),
      ]),
    hints: [
      "An associated type is a name without a type: associatedtype ID. Each type that conforms says with its own id "
        + "what it is.",
      "var id: ID { get } and var transform: Transform { get set }. PhotoElement: let id = UUID(), and var frameIndex: Int?.",
      "NewElement: let id = Int.random(in: 0...1000). In both types the transform is a variable: "
        + "var transform = Transform().",
    ])

  private static let protocolFacts: [String: Value] = [
    "the transform can be set": .flag(true), "the width of its offset, set to 7": .number(7),
  ]

  private static let photoFacts: [String: Value] = [
    "type of the id": .text("UUID"), "different ids of 20": .number(20), "the id stays": .flag(true),
    "frame index at first": .none, "frame index, set to 3": .number(3),
  ]

  // Among 30,000 random ids one of the 1001 is missing with a probability of 1001 · e^(-30000/1001), about 1 in 10^10.
  private static let newFacts: [String: Value] = [
    "type of the id": .text("Int"), "0 occurs": .flag(true), "1000 occurs": .flag(true),
    "all are from 0 to 1000": .flag(true), "different ids of 30000": .number(1001), "the id stays": .flag(true),
  ]

  private static func part(_ name: String, _ facts: [String: Value]) -> Part {
    Part(name, points: 1, parameters: [Parameters([:], texts: ["of": name])], .value { _ in .record(facts) })
  }

  /// A mistake in one of the types; facts that do not show it are left open.
  private static func slip(
    _ code: String, _ message: String, hint: String, _ name: String, _ facts: [String: Value]
  ) -> Mistake {
    let all = ["CardElement": protocolFacts, "PhotoElement": photoFacts, "NewElement": newFacts]
    return Mistake(
      code, message, hint: hint,
      .answers { setting in .record(setting.text("of") == name ? facts : all[setting.text("of")] ?? [:]) })
  }
}
