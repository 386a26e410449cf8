extension Snippet {
  /// What has a border inside itself: Apple gives one to few shapes besides the predefined ones.
  static let borders = [
    Snippet(
      "a scaled circle has no border", accepts: "private func view() -> some View { Circle().strokeBorder() }",
      refuses: "private func view() -> some View { Circle().scale(0.5).strokeBorder() }",
      because: "has no member 'strokeBorder'"),
    Snippet(
      "an erased shape has no border", accepts: "private func view() -> some View { AnyShape(Circle()).stroke(.red) }",
      refuses: "private func view() -> some View { AnyShape(Circle()).strokeBorder() }",
      because: "has no member 'strokeBorder'"),
    Snippet(
      "a path has no border", accepts: "private func view() -> some View { Path().stroke(.red) }",
      refuses: "private func view() -> some View { Path().strokeBorder(.red) }", because: "has no member 'strokeBorder'"
    ),
    Snippet(
      "a transformed shape has no border",
      accepts: "private func view() -> some View { Circle().rotation(.zero).strokeBorder() }",
      refuses: "private func view() -> some View { Circle().transform(.identity).strokeBorder() }",
      because: "has no member 'strokeBorder'"),
    Snippet(
      "a trimmed shape has no border",
      accepts: "private func view() -> some View { Circle().trim(to: 0.5).stroke(.red) }",
      refuses: "private func view() -> some View { Circle().trim(to: 0.5).strokeBorder() }",
      because: "has no member 'strokeBorder'"),
    Snippet(
      "the outline of a stroke has no border",
      accepts: "private func view() -> some View { Circle().stroke(lineWidth: 2).stroke(.red) }",
      refuses: "private func view() -> some View { Circle().stroke(lineWidth: 2).strokeBorder() }",
      because: "has no member 'strokeBorder'"),
    Snippet(
      "a shape with a size of its own has no border",
      accepts: "private func view() -> some View { Circle().size(width: 1, height: 1).fill() }",
      refuses: "private func view() -> some View { Circle().size(width: 1, height: 1).strokeBorder() }",
      because: "has no member 'strokeBorder'"),
    Snippet(
      "a moved shape has a border where the shape in it has one",
      accepts: """
        private struct Bar: InsettableShape {
          func path(in rect: CGRect) -> Path { Path(rect) }
          func inset(by amount: CGFloat) -> some InsettableShape { self }
        }
        private func view() -> some View { Bar().offset(x: 1).strokeBorder() }
        """,
      refuses: """
        private struct Bar: Shape {
          func path(in rect: CGRect) -> Path { Path(rect) }
        }
        private func view() -> some View { Bar().offset(x: 1).strokeBorder() }
        """, because: "has no member 'strokeBorder'"),
    Snippet(
      "a view of a scaled shape has no border",
      accepts: "private func view() -> some View { Circle().fill(.red).strokeBorder() }",
      refuses: "private func view() -> some View { Circle().scale(0.5).fill(.red).strokeBorder() }",
      because: "has no member 'strokeBorder'"),
    Snippet(
      "a filled shape is a view and no shape",
      accepts: "private func view() -> some View { Circle().trim(to: 0.5).fill(.red) }",
      refuses: "private func view() -> some View { Circle().fill(.red).trim(to: 0.5) }", because: "has no member 'trim'"
    ),
    Snippet(
      "a stroke with a colour is no shape",
      accepts: "private func shape() -> some Shape { Circle().stroke(lineWidth: 2) }",
      refuses: "private func shape() -> some Shape { Circle().stroke(.red) }", because: "conform to 'Shape'"),
  ]
}
