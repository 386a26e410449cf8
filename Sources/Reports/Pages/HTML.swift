/// A piece of a page, as a tree of elements and texts.
///
/// Texts and the values of attributes are escaped when the piece is written; names of elements and of attributes can only
/// be written down in the program. So nothing that a learner hands in becomes markup. What is written is well-formed XML too.
indirect enum HTML: Sendable {
  case text(String)
  case element(Name, [Attribute], [HTML])

  /// A style sheet, the only text that is not escaped: one of this program's own, without `<` and `&`.
  case style(StaticString)

  /// The name of an element or an attribute.
  struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral literal: StaticString) {
      text = literal.description
    }
  }

  struct Attribute: Sendable {
    var name: Name
    var value: String
  }

  /// An element; attributes without a value are left out.
  init(
    _ name: Name, _ attributes: KeyValuePairs<Name, String?> = [:], @HTMLBuilder _ content: () -> [HTML] = { [] }
  ) {
    self = .element(
      name, attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }, content())
  }

  /// An element with nothing but a text in it.
  init(_ name: Name, _ attributes: KeyValuePairs<Name, String?> = [:], text: String) {
    self.init(name, attributes) { text }
  }
}

/// Puts the parts of an element together.
@resultBuilder enum HTMLBuilder {
  static func buildExpression(_ text: String) -> [HTML] { [.text(text)] }
  static func buildExpression(_ html: HTML) -> [HTML] { [html] }
  static func buildExpression(_ html: HTML?) -> [HTML] { html.map { [$0] } ?? [] }
  static func buildExpression(_ list: [HTML]) -> [HTML] { list }
  static func buildBlock(_ parts: [HTML]...) -> [HTML] { parts.flatMap(\.self) }
  static func buildOptional(_ part: [HTML]?) -> [HTML] { part ?? [] }
  static func buildEither(first part: [HTML]) -> [HTML] { part }
  static func buildEither(second part: [HTML]) -> [HTML] { part }
  static func buildArray(_ parts: [[HTML]]) -> [HTML] { parts.flatMap(\.self) }
}
