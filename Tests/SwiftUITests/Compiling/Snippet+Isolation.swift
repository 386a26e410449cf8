extension Snippet {
  /// What belongs to the main actor, and what may be used anywhere.
  static let isolation = [
    Snippet(
      "a shape's path may be marked nonisolated or not",
      accepts: """
        private struct Plain: InsettableShape {
          var amount: CGFloat = 0
          var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
          }
          func path(in rect: CGRect) -> Path { Path(rect) }
          func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
          func inset(by amount: CGFloat) -> Plain { Plain(amount: amount) }
        }
        private struct Marked: InsettableShape {
          var amount: CGFloat = 0
          nonisolated var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
          }
          nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
          nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
          nonisolated func inset(by amount: CGFloat) -> Marked { Marked(amount: amount) }
        }
        """),
    Snippet(
      "shapes are made and asked anywhere, also a learner's own and through functions of theirs",
      accepts: """
        private struct Bar: Shape {
          var width: CGFloat
          func path(in rect: CGRect) -> Path { outline(in: rect) }
          private func outline(in rect: CGRect) -> Path { Path(rect.insetBy(dx: width, dy: width)) }
        }
        nonisolated private func outlines() -> [Path] {
          [
            Bar(width: 1).path(in: .zero), Circle().inset(by: 1).offset(x: 1).path(in: .zero),
            RoundedRectangle(cornerRadius: 1).scale(2).rotation(.zero).trim(to: 0.5).path(in: .zero),
          ]
        }
        """),
    Snippet(
      "shapes are shared between tasks",
      accepts: """
        private let erased = [AnyShape(Circle()), AnyShape(Rectangle())]
        private enum Shapes {
          static let all: [AnyShape] = [AnyShape(Circle())]
          static let any: [any Shape] = [Circle(), Path()]
          static let colours: [Color] = [.red]
        }
        private func start() {
          let (shape, path, style) = (Circle().scale(2), Path(), StrokeStyle())
          Task.detached { _ = (shape.path(in: .zero), path.isEmpty, style.dash, Shapes.all) }
        }
        """),
    Snippet(
      "a shape holds nothing that tasks cannot share",
      accepts: """
        private final class Model { var radius: CGFloat = 1 }
        private struct Disc: Shape {
          var radius: CGFloat
          func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
        }
        """,
      refuses: """
        private final class Model { var radius: CGFloat = 1 }
        private struct Disc: Shape {
          var model: Model
          func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
        }
        """, because: "non-Sendable type 'Model'", in: [.swift6]),
    Snippet(
      "what a view does belongs to the main actor, which is told by a warning only",
      accepts: """
        private struct Card: View {
          var body: some View { Text(title()) }
          func title() -> String { "card" }
        }
        @MainActor private func title() -> String { Card().title() }
        nonisolated private func title(of card: Card) -> String { card.title() }
        """, warns: "call to main actor-isolated instance method 'title()'"),
    Snippet(
      "what a shape does belongs to no actor",
      accepts: """
        @MainActor private func caption() -> String { "card" }
        private struct Card: View { var body: some View { Text(caption()) } }
        """,
      refuses: """
        @MainActor private func caption() -> String { "card" }
        private struct Card: Shape {
          func path(in rect: CGRect) -> Path { caption().isEmpty ? Path() : Path(rect) }
        }
        """, because: "call to main actor-isolated global function 'caption()'"),
    Snippet(
      "a view that is animated says that its data belong to no actor",
      accepts: """
        private struct Counter: View, Animatable {
          var value: Double
          nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
          }
          var body: some View { Text("\\(value)") }
        }
        """,
      refuses: """
        private struct Counter: View, Animatable {
          var value: Double
          var animatableData: Double {
            get { value }
            set { value = newValue }
          }
          var body: some View { Text("\\(value)") }
        }
        """, because: "crosses into main actor-isolated code", in: [.swift6]),
    Snippet(
      "a name of a coordinate space may be anything, so spaces are not shared",
      accepts: "private let space = UnitPoint.center", refuses: "private let space = CoordinateSpace.named(1)",
      because: "non-'Sendable' type 'CoordinateSpace'", in: [.swift6]),
  ]
}
