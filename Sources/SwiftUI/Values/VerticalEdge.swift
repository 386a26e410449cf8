/// The upper or the lower edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}
