import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page as a parser reads it that accepts well-formed XML alone.
final class PageReading: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]

    /// The text in it and in what it holds.
    var text = ""
  }

  /// All elements, in the order in which they begin.
  private(set) var elements: [Element] = []

  private var open: [Int] = []

  init(_ page: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    let isWellFormed = parser.parse()
    try #require(
      isWellFormed, "line \(parser.lineNumber): \(String(describing: parser.parserError))",
      sourceLocation: sourceLocation)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for place in open { elements[place].text += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  /// The elements of a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The elements of a class.
  func all(class kind: String) -> [Element] {
    elements.filter { $0.attributes["class"]?.split(separator: " ").contains(Substring(kind)) ?? false }
  }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }
  var links: [String] { elements.compactMap { $0.attributes["href"] } }
  var headings: [Int] {
    elements.compactMap { $0.name.count == 2 && $0.name.hasPrefix("h") ? Int($0.name.dropFirst()) : nil }
  }
}
