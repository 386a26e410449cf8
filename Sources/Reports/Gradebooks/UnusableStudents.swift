import Grading

/// The students who have handed in something of which nothing could be used.
struct UnusableStudents {
  /// How many are named.
  private static let limit = 3

  private var count = 0
  private var names: [String] = []

  mutating func add(_ graded: GradedSubmission) {
    guard UntakenWork(graded).isAll else { return }
    count += 1
    if names.count < Self.limit { names.append(GradeLine.name(graded.submission.name, id: graded.submission.id)) }
  }

  /// One sentence or two; nil where there are none.
  var sentence: String? {
    guard let first = names.first else { return nil }
    let who = "\(Wording.count(count, "student")) handed in nothing that could be used: "
    if count == 1 { return "\(who)\(first). The page says why." }
    let last = count > names.count ? "\(count - names.count) more" : names[names.count - 1]
    let others = count > names.count ? names : names.dropLast()
    return "\(who)\(others.joined(separator: ", ")) and \(last). Their pages say why."
  }
}
