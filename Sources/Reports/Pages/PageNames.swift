import Foundation
import Grading

/// Gives each student's page the name of a file: readable, the same in each run, and good on every system.
///
/// Letters are folded to ASCII, so that the name survives archives, mail and disks that spell umlauts in their own ways.
package struct PageNames: Sendable {
  private var given: Set<String> = []

  package init() {}

  /// Returns the path of a page beside that of the class, for instance `students/lea-mueller-12.html`.
  ///
  /// Names differ in more than capitals. Where two students would get the same, the later one gets a number behind it, so
  /// they are to be asked for in the order of the class.
  package mutating func name(for submission: Submission) -> String {
    let base = Self.base(for: submission)
    var name = base
    var number = 2
    while !given.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return "students/\(name).html"
  }

  private static func base(for submission: Submission) -> String {
    let name = folded(submission.name, limit: 48)
    let id = folded(submission.id, limit: 24)
    // The id is often the name itself, that of the student's folder.
    let parts = submission.name == submission.id ? [name] : [name, id]
    let base = parts.filter { !$0.isEmpty }.joined(separator: "-")
    if base.isEmpty { return "student" }
    return reserved.contains(base) ? "student-\(base)" : base
  }

  /// Returns a text in small letters of ASCII, digits and single hyphens, none of these at an end.
  private static func folded(_ text: String, limit: Int) -> String {
    // Nobody's name needs more to be told from others, and what is cut here costs nothing below.
    let spelled = text.prefix(4 * limit).precomposedStringWithCanonicalMapping.lowercased()
      .reduce(into: "") { $0 += spellings[$1] ?? String($1) }
    let latin = spelled.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? spelled
    let words = latin.lowercased().unicodeScalars
      .filter { !$0.properties.isDiacritic || $0.isASCII }
      .split { !("a"..."z").contains($0) && !("0"..."9").contains($0) }
    let joined = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    let cut = joined.prefix(limit)
    return String(cut.hasSuffix("-") ? cut.dropLast() : cut)
  }

  /// Letters that have a spelling of their own, rather than losing their marks.
  private static let spellings: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa", "œ": "oe", "’": "", "'": "",
  ]

  /// What Windows keeps for devices, whatever stands behind the dot.
  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
