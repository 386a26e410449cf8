/// The edge at which text begins or the one at which it ends.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which text begins.
  case leading
  /// The edge at which text ends.
  case trailing
}
