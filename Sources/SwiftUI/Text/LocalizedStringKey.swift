/// The key of a text that may have translations, with the values that stand in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with its values written out, in the parts that texts among the values make.
  let parts: [Text.Part]

  /// Creates a key.
  public init(_ value: String) { parts = [Text.Part(content: value)] }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts = [Text.Part(content: "")]

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ part: Text.Part) {
      if parts[parts.count - 1].attributes == part.attributes {
        parts[parts.count - 1].content += part.content
      } else {
        parts.append(part)
      }
    }

    /// Adds a piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) { append(Text.Part(content: literal)) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }

    /// Adds a value of Foundation, written by a formatter where there is one.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendLiteral(formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Adds an object, written by a formatter where there is one.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      appendLiteral(formatter?.string(for: subject) ?? subject.description)
    }

    /// Adds a number in the usual form of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Adds a number in the form that a specifier of C names, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      appendLiteral(String(format: specifier, value._arg))
    }

    /// Adds a text as it is.
    public mutating func appendInterpolation(_ text: Text) { text.parts.forEach { append($0) } }

    /// Adds the characters of a string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendLiteral(String(attributedString.characters))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendLiteral(format.format(input))
    }
  }
}
