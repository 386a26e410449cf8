extension Edge {
  /// One of the four corners of a rectangle.
  @nonexhaustive
  public enum Corner: Int8, CaseIterable, Sendable {
    /// The upper corner at the edge at which text begins.
    case topLeading
    /// The upper corner at the edge at which text ends.
    case topTrailing
    /// The lower corner at the edge at which text begins.
    case bottomLeading
    /// The lower corner at the edge at which text ends.
    case bottomTrailing
  }
}
