import Foundation
import Judging

extension String {
  /// The text without what differs from run to run though nothing else does: addresses, names of scratch folders, random
  /// identifiers.
  ///
  /// Two runs over the same files must tell the same, letter by letter.
  var steadied: String {
    var text = self
    if text.contains("/workbook-") {
      text = text.replacing(#/[^\s'"(]*/workbook-[0-9]+-[A-Za-z0-9]{6}/#, with: "…")
    }
    if text.contains("0x") { text = text.replacing(#/\b0x[0-9A-Fa-f]{6,16}\b/#, with: "0x…") }
    if text.contains("-") {
      text = text.replacing(#/\b[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\b/#, with: "…")
    }
    return text
  }
}

extension Verdict {
  /// The verdict with findings that are the same in every run over the same files.
  var steadied: Verdict {
    var result = self
    for index in findings.indices {
      result.findings[index].message = findings[index].message.steadied
      result.findings[index].hint = findings[index].hint?.steadied
      if case .words(let words)? = findings[index].evidence?.actual {
        result.findings[index].evidence?.actual = .words(words.steadied)
      }
    }
    return result
  }
}
