/// The key of a text that may have translations, with the values that stand in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with its values written out.
  let text: String

  /// Creates a key.
  public init(_ value: String) { text = value }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  /// The pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds a piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { text += string }

    /// Adds a number in the usual form of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Adds a number in the form that a specifier of C names, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      text += String(format: specifier, value._arg)
    }

    /// Adds the content of a text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.content }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }
  }
}
