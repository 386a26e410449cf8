extension Snippet {
  /// The order and the names of arguments, and what closures are.
  static let calls = [
    Snippet(
      "corner radii go around from the top leading corner, down first",
      accepts:
        "private let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)",
      refuses:
        "private let radii = RectangleCornerRadii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)",
      because: "must precede argument 'topTrailing'"),
    Snippet(
      "a path's closure gets the path, and what it returns is not built into one",
      accepts: "private let path = Path { $0.addRect(.zero) }",
      refuses: "private let path = Path { Path() }", because: "expects 1 argument"),
    Snippet(
      "a path's closure does not escape, so it may change what is around it",
      accepts: """
        private struct Counter {
          var calls = 0
          mutating func path() -> Path { Path { _ in calls += 1 } }
        }
        """),
    Snippet(
      "an arc has to say in which direction it runs",
      accepts: """
        private let path = Path {
          $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .zero, clockwise: true)
        }
        """,
      refuses: """
        private let path = Path {
          $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .zero)
        }
        """, because: "'clockwise'"),
    Snippet(
      "a shape's conformance is its path and nothing else",
      accepts: "private struct Bar: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }",
      refuses: "private struct Bar: Shape { func path(rect: CGRect) -> Path { Path(rect) } }",
      because: "different argument labels from those required by protocol 'Shape'"),
    Snippet(
      "an insettable shape needs inset(by:)",
      accepts: """
        private struct Bar: InsettableShape {
          var amount: CGFloat = 0
          func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
          func inset(by amount: CGFloat) -> some InsettableShape {
            var bar = self
            bar.amount += amount
            return bar
          }
        }
        """,
      refuses: """
        private struct Bar: InsettableShape {
          func path(in rect: CGRect) -> Path { Path(rect) }
        }
        """, because: "does not conform to protocol 'InsettableShape'"),
    Snippet(
      "shapes of different types in one list are erased or any shapes",
      accepts: """
        private let erased = [AnyShape(Circle()), AnyShape(Rectangle())]
        private let shapes: [any Shape] = [Circle(), Rectangle()]
        """,
      refuses: "private func shapes() -> [some Shape] { [Circle(), Rectangle()] }", because: "Rectangle"),
    Snippet(
      "behind some Shape there is one type only",
      accepts: """
        private func shape(_ isRound: Bool) -> some Shape {
          isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
        }
        """,
      refuses: """
        private func shape(_ isRound: Bool) -> some Shape {
          isRound ? Circle() : Rectangle()
        }
        """, because: "mismatching types"),
    Snippet(
      "a style that is no style is refused", accepts: "private func view() -> some View { Circle().fill(.red) }",
      refuses: "private func view() -> some View { Circle().fill(\"red\") }",
      because: "'String' conform to 'ShapeStyle'"),
    Snippet(
      "a frame without a measure is warned of",
      accepts: "@MainActor private func view() -> some View { Text(\"a\").frame() }",
      warns: "Please pass one or more parameters."),
  ]

  /// What view builders take.
  static let builders = [
    Snippet(
      "a builder takes conditions, but no loops",
      accepts: """
        private struct Row: View {
          var count: Int
          var body: some View {
            if count > 1 { Text("many") } else { Circle() }
            ForEach(0..<count, id: \\.self) { _ in Rectangle() }
          }
        }
        """,
      refuses: """
        private struct Row: View {
          var count: Int
          var body: some View {
            for _ in 0..<count { Rectangle() }
          }
        }
        """, because: "closure containing control flow statement"),
    Snippet(
      "a builder takes views only",
      accepts: """
        private struct Row: View {
          var body: some View {
            Text("one")
            Text("two")
          }
        }
        """,
      refuses: """
        private struct Row: View {
          var body: some View {
            Text("one")
            2
          }
        }
        """, because: "'Int' conform to 'View'"),
    Snippet(
      "the newer name of the builder makes the same views",
      accepts: """
        private struct Pair<Content: View>: View {
          var content: Content
          init(@ContentBuilder content: () -> Content) { self.content = content() }
          var body: some View { content }
        }
        @MainActor private let pair = Pair {
          Circle()
          Rectangle()
        }
        """),
  ]
}
