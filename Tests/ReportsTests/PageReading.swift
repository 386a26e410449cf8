import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page as a parser reads it that accepts well-formed XML alone.
struct PageReading: Sendable {
  struct Element: Sendable {
    var name: String
    var attributes: [String: String]

    /// The text in it and in what it holds.
    var text = ""
  }

  /// All elements, in the order in which they begin.
  let elements: [Element]

  init(_ page: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = reader
    let isWellFormed = parser.parse()
    try #require(
      isWellFormed, "line \(parser.lineNumber): \(String(describing: parser.parserError))",
      sourceLocation: sourceLocation)
    elements = reader.elements
  }

  /// The elements of a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The elements of a class.
  func all(class kind: String) -> [Element] {
    elements.filter { $0.attributes["class"]?.split(separator: " ").contains(Substring(kind)) ?? false }
  }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }
  var links: [String] { elements.compactMap { $0.attributes["href"] } }

  /// The ranks of the headings.
  var headings: [Int] {
    elements.compactMap { $0.name.count == 2 && $0.name.hasPrefix("h") ? Int($0.name.dropFirst()) : nil }
  }
}

/// What the parser tells of.
private final class Reader: NSObject, XMLParserDelegate {
  private(set) var elements: [PageReading.Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(elements.count)
    elements.append(PageReading.Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for place in open { elements[place].text += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
