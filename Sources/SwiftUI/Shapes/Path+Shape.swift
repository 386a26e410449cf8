extension Path: Shape {
  /// Returns the path itself, whatever the rectangle.
  public func path(in _: CGRect) -> Path { self }
}
