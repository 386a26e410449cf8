/// One or more lines of text.
nonisolated public struct Text: View, PrimitiveView, Equatable, Sendable {
  let content: String

  /// Creates a text that is shown exactly as it is.
  public init(verbatim content: String) { self.content = content }

  /// Creates a text from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text from a key; there are no translations here, so the key itself is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(verbatim: key.text)
  }
}
