/// One or more lines of text.
nonisolated public struct Text: View, PrimitiveView, Equatable, Sendable {
  /// A part of the text with what was said about it alone.
  struct Part: Equatable, Sendable {
    var content: String
    var attributes = TextAttributes()
  }

  /// The parts in the order of reading.
  var parts: [Part]

  /// What is read.
  var content: String { parts.count == 1 ? parts[0].content : parts.map(\.content).joined() }

  /// Creates a text from parts; those in which there is nothing to read are left out, but for one.
  init(parts: [Part]) {
    let read = parts.filter { !$0.content.isEmpty }
    self.parts = read.isEmpty ? Array(parts.prefix(1)) : read
  }

  /// Creates a text that is shown exactly as it is.
  public init(verbatim content: String) { parts = [Part(content: content)] }

  /// Creates a text from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text from a key; there are no translations here, so the key itself is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(parts: key.parts)
  }

  /// Creates a text from one with attributes, of which only the characters are kept.
  public init(_ attributedContent: AttributedString) { self.init(verbatim: String(attributedContent.characters)) }

  /// Creates a text from a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Returns two texts as one, each as it was.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(parts: lhs.parts + rhs.parts) }
}
