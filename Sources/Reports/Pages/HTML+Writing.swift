extension HTML {
  /// The piece as it stands in a file.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the piece; takes time in proportion to its length.
  private func write(to text: inout String) {
    switch self {
    case .text(let words): text += words.escapedForHTML
    case .style(let sheet): text += "\n<style>\(sheet)</style>"
    case .element(let name, let attributes, let content):
      if Self.beginLines.contains(name) { text += "\n" }
      text += "<\(name.text)"
      for attribute in attributes { text += " \(attribute.name.text)=\"\(attribute.value.escapedForHTML)\"" }
      if Self.empty.contains(name) {
        text += "/>"
        return
      }
      text += ">"
      for part in content { part.write(to: &text) }
      text += "</\(name.text)>"
    }
  }

  /// The elements that are never closed in HTML, since nothing can stand in them.
  private static let empty: Set<Name> = ["meta", "br", "hr", "img", "link", "col"]

  /// The elements before which a line feed means nothing; each begins a line, so that people can read the file.
  private static let beginLines: Set<Name> = [
    "html", "head", "meta", "title", "body", "header", "nav", "main", "footer", "section", "article", "div",
    "h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dt", "table", "caption", "thead", "tbody", "tr",
    "details", "summary", "pre",
  ]
}
