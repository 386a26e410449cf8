import Geometry
import Judging

extension CornerTable {
  /// The table: each corner where it should be and where it was found, right or wrong by a word.
  var html: [HTML] {
    let caption = "Corners in \(Spelling.text(question))"
    let table = HTML.scrolling(caption) {
      HTML("table", ["class": "corners"]) {
        HTML("caption", text: caption)
        HTML("thead") { head }
        HTML("tbody") {
          for (place, row) in rows.enumerated() { Self.html(row, number: place + 1) }
        }
      }
    }
    if omitted <= 0 { return [table] }
    return [table, HTML("p", ["class": "gap"], text: "\(Wording.count(omitted, "more corner")) not shown here.")]
  }

  @HTMLBuilder private var head: [HTML] {
    HTML("tr") {
      HTML("th", ["scope": "col", "rowspan": "2", "class": "number"], text: "Corner")
      HTML("th", ["scope": "colgroup", "colspan": "2"], text: "Expected")
      HTML("th", ["scope": "colgroup", "colspan": "2"], text: "Found")
      HTML("th", ["scope": "col", "rowspan": "2"], text: "In place")
    }
    HTML("tr") {
      for _ in 0..<2 {
        for axis in ["x", "y"] { HTML("th", ["scope": "col", "class": "number"], text: axis) }
      }
    }
  }

  private static func html(_ row: Row, number: Int) -> HTML {
    HTML("tr", ["class": row.isRight ? nil : "wrong"]) {
      HTML("th", ["scope": "row", "class": "number"], text: "\(number)")
      cells(row.expected, otherwise: "none belongs here")
      cells(row.actual, otherwise: "missing")
      HTML("td") {
        HTML("span", ["class": "verdict \(row.isRight ? "well" : "wrong")"]) {
          HTML.mark(row.isRight ? .passed : .failed)
          row.isRight ? " right" : " wrong"
        }
      }
    }
  }

  private static func cells(_ point: Point?, otherwise words: String) -> [HTML] {
    guard let point else { return [HTML("td", ["colspan": "2", "class": "none"], text: words)] }
    return [HTML.number(Spelling.text(point.x)), HTML.number(Spelling.text(point.y))]
  }
}
