import Course
import Foundation

/// A whole page: one file that needs nothing but itself, no script, and nothing of the time and the place of its making.
struct Page: Sendable {
  /// What the window is called.
  var title: String

  /// What stands above everything: the only heading of the first rank, and what belongs to it.
  var header: [HTML]

  /// The parts of the page, with the ids of their sections and what they are called.
  var contents: [(id: String, name: String)]

  /// The sections.
  var main: [HTML]

  var text: String { "<!DOCTYPE html>" + html.text + "\n" }

  private var html: HTML {
    HTML("html", ["lang": "en"]) {
      HTML("head") {
        HTML("meta", ["charset": "utf-8"])
        HTML("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
        HTML("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        HTML("meta", ["name": "color-scheme", "content": "light dark"])
        HTML("meta", ["name": "robots", "content": "noindex"])
        HTML("title", text: title)
        HTML.style(PageStyle.sheet)
      }
      HTML("body") {
        HTML("a", ["class": "skip", "href": "#content"], text: "Skip to the content")
        HTML("header", ["class": "top"]) { header }
        navigation
        HTML("main", ["id": "content", "tabindex": "-1"]) { main }
      }
    }
  }

  private var navigation: HTML {
    HTML("nav", ["aria-label": "On this page"]) {
      HTML("ul") {
        for part in contents {
          HTML("li") { HTML("a", ["href": "#\(part.id)"], text: part.name) }
        }
      }
    }
  }

  /// What the browser may load for the page: nothing. Only this program's own style sheet counts, which is known by its
  /// digest; whatever else came into the page could neither run nor dress up.
  private static let policy =
    "default-src 'none'; style-src 'sha256-\(digest)'; img-src data:; base-uri 'none'; form-action 'none'"

  private static var digest: String {
    let digits = Array(Fingerprint(of: "\(PageStyle.sheet)").description)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    return Data(bytes).base64EncodedString()
  }
}
