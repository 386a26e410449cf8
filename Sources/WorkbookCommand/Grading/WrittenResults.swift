import Grading
import Reports

/// Everything that is written for a class: nothing of it is there before all of it is.
struct WrittenResults {
  private let outcome: GradingRun.Outcome
  private var gradebook: Gradebook { outcome.gradebook }

  init(_ outcome: GradingRun.Outcome) {
    self.outcome = outcome
  }

  /// Writes it in an output folder, one submission at a time.
  ///
  /// - Parameter run: Returns what is told of the run itself, at the end.
  func publish(in out: OutputFolder, run: () -> RunJSON) throws {
    try out.publish(outcome) { draft in
      try draft.file("gradebook.json") { try GradebookJSON(gradebook).write($0) }
      try draft.file("gradebook.csv") { try GradebookCSV(gradebook).write($0) }
      var tally = ClassTally(exercises: gradebook.exercises)
      var names = PageNames()
      for place in 0..<gradebook.count {
        let graded = try gradebook.submission(at: place)
        let name = names.name(for: graded.submission)
        tally.add(graded, page: name)
        try draft.file(name) { append in try append(StudentPage(graded, of: gradebook, place: place).text) }
      }
      try draft.file("index.html") { append in try append(ClassPage(tally, of: gradebook).text) }
      try draft.file("run.json") { append in try append(run().text) }
    }
  }
}
