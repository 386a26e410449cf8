/// A predefined shape that knows its outline at a distance inside a rectangle's edges.
nonisolated protocol InsetDrawable: Shape {
  /// Returns the outline for a rectangle whose edges first move inwards by a distance, in points.
  func path(in rect: CGRect, inset: CGFloat) -> Path
}

extension InsetDrawable {
  func path(in rect: CGRect, inset: CGFloat) -> Path { path(in: rect.insetBy(dx: inset, dy: inset)) }
}
