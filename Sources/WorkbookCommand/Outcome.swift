import Course

/// What a command has to say, and how it ended.
struct Outcome: Hashable, Sendable {
  /// The status with which the program ends.
  enum Status: Int32, Sendable {
    case success = 0
    /// Something that was named has not passed, or a gradebook does not hold the whole class yet.
    case notPassed = 1
    /// Wrong usage, or a folder or file that cannot be used.
    case wrongUsage = 2
    /// Something could not be judged.
    case graderError = 3
  }

  /// The text for standard output.
  var output: String

  /// Sentences for standard error.
  var notes: [String]
  var status: Status

  /// A sentence on what is done all the same where the output cannot be written; nil where the output was all.
  private(set) var afterthought: String?

  init(_ output: String, notes: [String] = [], status: Status = .success) {
    self.output = output
    self.notes = notes
    self.status = status
  }

  /// Returns the same, with the status that it has also where the output cannot be written.
  ///
  /// - Parameter sentence: What is done all the same; nil for nothing.
  func standing(by sentence: String?) -> Outcome {
    var outcome = self
    outcome.afterthought = sentence
    return outcome
  }

  /// The outcome of a command that could not be carried out.
  init(failure error: any Error) {
    let sentence: String
    switch error {
    case let error as ArgumentError: sentence = error.description
    case let error as Selection.UnknownName: sentence = ArgumentError.unknownName(error).description
    case let error as Uncontained: sentence = error.description
    case let error as WorkbookFolder.Problem: sentence = error.description
    default: sentence = "something went wrong that should not: \(error)."
    }
    self.init("", notes: [sentence], status: .wrongUsage)
  }
}
