import Course
import Grading
import Judging
import Reports

/// The one student whom a word names.
struct ChosenStudent {
  let id: String

  /// Finds a student by the id, or else by the name, or else by the name in small or capital letters.
  ///
  /// - Throws: `WorkbookFolder.Problem` where it is nobody, or more than one.
  init(_ word: String, among students: [SubmittedClass.Entry]) throws(WorkbookFolder.Problem) {
    let finders: [(SubmittedClass.Entry) -> Bool] = [
      { $0.id == word }, { $0.name == word }, { $0.name.lowercased() == word.lowercased() },
    ]
    let shown = Spelling.harmless(word, limit: 100)
    for isMeant in finders {
      let found = students.filter(isMeant)
      if found.count == 1, let student = found.first {
        id = student.id
        return
      }
      if found.count > 1 {
        let ids = found.prefix(5).map { Spelling.harmless($0.id, limit: 60) }.joined(separator: ", ")
        throw WorkbookFolder.Problem("\(found.count) students are called \(shown). Name one by the id: \(ids).")
      }
    }
    let nearest = NearestNames.nearest(to: word, among: students.map(\.name))
    let offered = (nearest.isEmpty ? students.prefix(3).map { GradeLine.name($0.name, id: $0.id) } : nearest)
      .map { Spelling.harmless($0, limit: 130) }
    throw WorkbookFolder.Problem(
      "No student has the name or id \(shown). There are, for instance, \(offered.joined(separator: ", ")).")
  }
}
