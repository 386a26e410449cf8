import Course
import Grading
import Judging
import Running

/// What is said of a class when all of it is graded.
package struct GradeSummary: Sendable {
  private var points: [Int] = []
  private var incomplete = 0
  private var maxPoints = 0
  private var unusable = UnusableStudents()

  package init() {}

  /// Adds a submission.
  package mutating func add(_ graded: GradedSubmission) {
    maxPoints = max(maxPoints, graded.maxPoints)
    unusable.add(graded)
    if graded.unjudged.isEmpty { points.append(graded.points) } else { incomplete += 1 }
  }

  /// - Parameters:
  ///   - folder: The output folder, as it was typed.
  ///   - missing: How many students of the class are not in the gradebook.
  ///   - remarks: What there is to say about files and folders that belong to no student.
  package func text(
    folder: String, missing: Int = 0, remarks: [Submission.Remark], containment: Containment,
    _ appearance: Appearance
  ) -> String {
    let sentences =
      [total(missing: missing), average] + [unusable.sentence].compactMap(\.self) + Self.sentences(on: remarks)
      + [
        "The gradebook is in \(Spelling.harmless(folder, limit: 200)): gradebook.csv, gradebook.json, index.html, "
          + "and a page for each student in students.",
        ContainmentReport(containment).warning,
      ].compactMap(\.self)
    return sentences.map { Paragraph.text($0, in: appearance) + "\n" }.joined()
  }

  private func total(missing: Int) -> String {
    let known = points.count + incomplete
    let count =
      missing > 0
      ? "\(known) of \(Wording.count(known + missing, "submission"))" : Wording.count(known, "submission")
    guard incomplete > 0 else {
      return missing > 0 ? "\(count) graded: the gradebook is not complete yet." : "\(count), all of them graded."
    }
    return "\(count), \(incomplete) of them with something that could not be judged: see standard error."
  }

  /// What the complete ones come to; what is known in part only would be taken for little.
  private var average: String {
    guard let averages = PointAverages(of: points) else { return "There is no mean to tell." }
    return "Mean \(Wording.mean(averages.mean)), median \(Wording.mean(averages.median)) "
      + "of \(Wording.count(maxPoints, "point"))"
      + (incomplete > 0 ? ", of those that are complete." : ".")
  }

  /// How many remarks are told.
  private static let limit = 10

  /// First what leaves open whose work something is: such a grade may be another student's.
  private static func sentences(on remarks: [Submission.Remark]) -> [String] {
    told(remarks.filter { $0.kind == .chosen }.map { "Whose is it? \(Spelling.harmless($0.message, limit: 600))" })
      + told(
        remarks.filter { $0.kind == .refused }.map {
          "Refused: \(Spelling.harmless("\($0.path): \($0.message)", limit: 300))"
        })
  }

  private static func told(_ sentences: [String]) -> [String] {
    sentences.prefix(limit)
      + (sentences.count > limit ? ["And \(sentences.count - limit) more; index.html lists them."] : [])
  }
}
