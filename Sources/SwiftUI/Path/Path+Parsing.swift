extension Path {
  /// Creates a path from its description, or returns nil where the text is not one.
  ///
  /// Besides the letters of a description, `v` is a curve whose first control point is the current point, `y` one whose
  /// second control point is its end, `t` a smooth quadratic curve and `re` a rectangle. Numbers left over at the end
  /// are passed over.
  public init?(_ string: String) {
    var parser = PathParser(text: Array(string.utf8))
    guard let path = parser.parse() else { return nil }
    self = path
  }
}
