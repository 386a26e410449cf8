import Course
import Judging
import Remembering

/// The small pieces of which pages are made.
extension HTML {
  /// A name of a student, which may run in either direction.
  static func name(_ name: String) -> HTML { HTML("bdi", text: shownName(name)) }

  /// Returns a name in one line, as far as it can be seen, and not longer than a heading may be.
  static func shownName(_ name: String) -> String {
    let shown = Spelling.harmless(name, limit: 120)
    return shown.allSatisfy(\.isWhitespace) ? "(no name)" : shown
  }

  /// A path or another text that somebody has handed in, in one line.
  static func code(_ text: String) -> HTML {
    HTML("code") { HTML("bdi", text: Spelling.harmless(text, limit: 300)) }
  }

  /// A verdict by a mark and a word; the colour only goes with them.
  static func verdict(_ status: Verdict.Status) -> HTML {
    HTML("span", ["class": "verdict \(tone(status))"]) {
      mark(status)
      " " + Wording.text(status)
    }
  }

  /// The mark of a verdict, which says nothing that its word does not.
  static func mark(_ status: Verdict.Status) -> HTML {
    HTML("span", ["class": "mark", "aria-hidden": "true"], text: Wording.mark(.judged(status), plain))
  }

  private static let plain = Appearance(hasColour: false, hasUnicode: true)

  private static func tone(_ status: Verdict.Status) -> String {
    switch status {
    case .passed: "well"
    case .notStarted: "quiet"
    case .blocked, .graderError: "open"
    case .failed, .didNotCompile, .crashed, .timedOut, .outputLimit, .memoryLimit: "wrong"
    }
  }

  /// A bar that shows a share from 0 to 1; the number itself stands beside it.
  static func bar(_ share: Double) -> HTML {
    let shown = min(max(share, 0), 1)
    return HTML("svg", ["class": "bar", "aria-hidden": "true"]) {
      HTML("rect", ["class": "whole", "width": "100%", "height": "100%"])
      HTML("rect", ["class": "share", "width": "\(Spelling.text((shown * 1000).rounded() / 10))%", "height": "100%"])
    }
  }

  /// A region that scrolls by itself where it is too wide, also with the keys.
  static func scrolling(_ label: String, @HTMLBuilder _ content: () -> [HTML]) -> HTML {
    HTML("div", ["class": "scrolling", "role": "region", "tabindex": "0", "aria-label": label], content)
  }

  /// A section of the page under a heading of the second rank.
  static func section(_ id: String, _ heading: String, @HTMLBuilder _ content: () -> [HTML]) -> HTML {
    HTML("section", ["id": id, "aria-labelledby": "\(id)-heading"]) {
      HTML("h2", ["id": "\(id)-heading"], text: heading)
      content()
    }
  }

  /// A table with a caption, whose columns are named; it scrolls by itself.
  ///
  /// - Parameter columns: The names of the columns; those after the first are numbers where `numbers` says so.
  static func table(
    _ caption: String, class kind: String? = nil, columns: [String], numbers: Set<Int> = [],
    @HTMLBuilder _ bodies: () -> [HTML]
  ) -> HTML {
    scrolling(caption) {
      HTML("table", ["class": kind]) {
        HTML("caption", text: caption)
        HTML("thead") {
          HTML("tr") {
            for (place, column) in columns.enumerated() {
              HTML("th", ["scope": "col", "class": numbers.contains(place) ? "number" : nil], text: column)
            }
          }
        }
        bodies()
      }
    }
  }

  /// A cell with a number in it.
  static func number(_ text: String) -> HTML { HTML("td", ["class": "number"], text: text) }

  /// Facts by their names.
  static func facts(_ facts: [(name: String, value: [HTML])]) -> HTML {
    HTML("dl", ["class": "facts"]) {
      for fact in facts {
        HTML("div") {
          HTML("dt", text: fact.name)
          HTML("dd") { fact.value }
        }
      }
    }
  }
}

extension Exercise {
  /// The id of its section in a page.
  var anchor: String { "\(chapter)-\(title)" }
}
