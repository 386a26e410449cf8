import Course
import Foundation

/// A secret that lies beside the submissions, as another student's work and a gradebook do; nobody may ever tell it.
///
/// From the folder of a submitted chapter it is found at `../../another student/secret.txt`, at
/// `../../another student/03-Arcs/Cone.swift` and at `../../gradebook.json`.
package struct Canary: Sendable {
  /// A random word, which is also a name in Swift, so that a compiler that reads it may speak of it.
  package let word: String

  /// What only solutions hold; known, but not to be told either.
  private static let solutionMark = "//: solution"

  /// - Throws: `WorkbookFolder.Problem` where the files cannot be written.
  init(in place: String) throws(WorkbookFolder.Problem) {
    word = "canary" + UUID().uuidString.replacing("-", with: "")
    guard let arcs = Course.chapter(named: "Arcs") else { throw WorkbookFolder.Problem("There is no chapter Arcs.") }
    let folder = try SubmittedFolder(in: place, owner: "another student", chapter: arcs)
    try folder.write(.init("Cone.swift", "\(word)\n"))
    for path in ["another student/secret.txt", "gradebook.json"] {
      try WorkbookFolder.write(Data("\"\(word)\"\n".utf8), toFile: "\(place)/\(path)", called: path)
      chmod("\(place)/\(path)", 0o644)
    }
  }

  /// Returns what a text tells of what it must not, or nil.
  func told(in text: String) -> Selftest.Secret? {
    if text.contains(word) { return .anotherStudent }
    return text.contains(Self.solutionMark) ? .solution : nil
  }
}
