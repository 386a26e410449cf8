import Judging
import Observing

extension Exercise {
  /// The widest shape of a collection, without any box.
  static let widest = Exercise(
    "TypeErasure", "widest", "The widest of several shapes of one type",
    need: "a function widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape",
    assessment: Assessment(
      parts: [Part("the widest", points: 2, .value { first($0) { $0.width } })],
      parameters: questions,
      variation: { generator in
        let collection = generator.element(of: ["array", "slice", "reversed", "lazy"])
        let count = generator.whole(3...6)
        func lengths(_ range: ClosedRange<Int>) -> String {
          (0..<count).map { _ in "\(generator.whole(range) * 10)" }.joined(separator: " ")
        }
        return question(collection, widths: lengths(1...12), heights: lengths(1...10), starts: lengths(0...9))
      },
      mistakes: [
        Mistake(
          "last-of-equals", "Where several are the widest, it is the last of them.",
          hint: "A later shape takes over only if it is wider: > instead of >=.",
          .answers { setting in
            let bars = bars(setting)
            let widest = bars.map(\.width).max()
            return Value(bars.lastIndex { $0.width == widest }.map { bars[$0].number })
          }),
        Mistake(
          "first-always", "It is the first shape, however wide the others are.",
          hint: "Measure each shape: shape.path(in: rect).boundingRect.width. That of rect is the same for all.",
          .answers { Value(bars($0).first?.number) }),
        Mistake(
          "last-always", "It is the last shape, however wide the others are.",
          hint: "Keep the greatest width beside the shape, and compare the next one with it.",
          .answers { Value(bars($0).last?.number) }),
        Mistake(
          "narrowest", "It is the narrowest shape.", hint: "Turn the comparison round.",
          .answers { first($0) { -$0.width } }),
        Mistake(
          "by-height", "It is the highest shape, not the widest.", hint: "Compare boundingRect.width.",
          .answers { first($0) { $0.height } }),
        Mistake(
          "by-right-edge", "It is the shape that reaches farthest to the right.",
          hint: "How wide a shape is does not depend on where it begins: boundingRect.width instead of maxX.",
          .answers { first($0) { $0.width == 0 ? -1 : $0.x + $0.width } }),
        Mistake(
          "nil-without-width", "Of shapes that are all empty none is found.",
          hint: "An empty path is 0 wide, and 0 is not more than 0. Begin with less, or with the first shape.",
          .answers { setting in
            bars(setting).contains { $0.width > 0 } ? first(setting) { $0.width } : .none
          }),
      ]),
    hints: [
      "You know of the elements only that they are of one type, which is a Shape. That is enough to measure them.",
      "Go through them with for, and keep the widest so far and its width. The first of equals stays if you compare "
        + "with >.",
      "var result: C.Element?; var greatest = -CGFloat.infinity; for shape in shapes { let width = "
        + "shape.path(in: rect).boundingRect.width; if width > greatest { ... } }; return result",
    ])

  /// A bar of which the probe makes a shape; lengths in points.
  private struct Bar {
    /// Its number among all bars of the question, counted from 0.
    var number: Int

    /// How far it begins to the right of the rectangle's left edge.
    var x: Double
    var width: Double
    var height: Double
  }

  /// Returns the bars that the function is handed.
  private static func bars(_ setting: Setting) -> [Bar] {
    func numbers(_ name: String) -> [Double] { setting.text(name).split(separator: " ").compactMap { Double($0) } }
    let (x, widths, heights) = (numbers("starts"), numbers("widths"), numbers("heights"))
    let bars = widths.indices.map { Bar(number: $0, x: x[$0], width: widths[$0], height: heights[$0]) }
    switch setting.text("collection") {
    // A slice leaves out the first one, so that its indices begin at 1.
    case "slice": return Array(bars.dropFirst())
    case "reversed": return bars.reversed()
    default: return bars
    }
  }

  /// Returns the number of the first bar with the greatest measure.
  private static func first(_ setting: Setting, by measure: (Bar) -> Double) -> Value {
    let bars = bars(setting)
    let greatest = bars.map(measure).max()
    return Value(bars.first { measure($0) == greatest }?.number)
  }

  private static let questions = [
    question("array", widths: "30 50 20", heights: "10 20 40", starts: "0 0 60"),
    question("array", widths: "20 40 70 30", heights: "50 20 10 10", starts: "90 0 10 0"),
    question("array", widths: "40 70 20 70 70", heights: "50 20 60 20 10", starts: "70 0 0 10 20"),
    question("slice", widths: "90 30 60 60 20", heights: "10 90 10 10 10", starts: "0 80 0 0 0"),
    question("reversed", widths: "30 80 20", heights: "10 20 90", starts: "70 0 70"),
    question("lazy", widths: "30 120 20", heights: "10 20 90", starts: "90 0 140"),
    question("array", widths: "40", heights: "10", starts: "0", unusual: "a single shape"),
    question("array", widths: "", heights: "", starts: "", unusual: "no shapes"),
    question("slice", widths: "10", heights: "10", starts: "0", unusual: "no shapes"),
    question("array", widths: "0 0", heights: "0 0", starts: "0 0", unusual: "shapes that draw nothing"),
    question("array", widths: "0 20", heights: "0 10", starts: "0 0", unusual: "a shape that draws nothing"),
  ]

  private static func question(
    _ collection: String, widths: String, heights: String, starts: String, unusual: String? = nil
  ) -> Parameters {
    .rect(
      30, 40, 200, 100,
      texts: ["collection": collection, "widths": widths, "heights": heights, "starts": starts], unusual: unusual)
  }
}
