import Course

extension Submission {
  /// Returns the Swift files that lay beside that of an exercise and belong to none, by their names, sorted.
  package func untakenFiles(beside exercise: String) -> [String] {
    guard let origin = files.first(where: { $0.exercise == exercise })?.origin else { return [] }
    let untaken = remarks.filter { remark in
      remark.kind == .notTaken && remark.exercise == nil && remark.path.lowercased().hasSuffix(".swift")
        && remark.path != origin && remark.path.dropLastPart == origin.dropLastPart
    }
    let others = ["Package.swift"] + Course.chapters.flatMap { $0.givenFiles.map(\.name) }
    return Set(untaken.map(\.path.lastPart)).subtracting(others).sorted()
  }
}
