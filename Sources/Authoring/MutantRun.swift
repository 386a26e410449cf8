import Course
import Foundation
import Judging
import Running

/// Judges mutants of the solutions: a mutant that passes shows something that the questions do not notice.
package struct MutantRun: Sendable {
  package var folder: WorkbookFolder
  package var tools: Tools

  package init(folder: WorkbookFolder, tools: Tools) {
    self.folder = folder
    self.tools = tools
  }

  /// What came out.
  package struct Outcome: Sendable {
    /// How many mutants were judged and did not pass.
    package var killed = 0

    /// How many did not compile, which says nothing.
    package var refused = 0

    /// The mutants that passed.
    package var survivors: [Mutant] = []
  }

  /// Judges mutants of some exercises; one of each exercise is compiled at a time, all together.
  ///
  /// - Parameters:
  ///   - exercises: Whose solutions are changed.
  ///   - sample: How many mutants of each exercise at most, drawn by chance; all where nil.
  ///   - seed: What the chance starts from, also that by which some of the questions are drawn.
  package func run(_ exercises: [Exercise], sample: Int? = nil, seed: UInt64 = 1) async throws -> Outcome {
    var outcome = Outcome()
    var random = SeededGenerator(seed: seed)
    for chapter in Course.chapters {
      var waiting: [[Mutant]] = []
      for exercise in chapter.exercises where exercises.contains(where: { $0.id == exercise.id }) {
        let path = "\(folder.solutionsPath(of: chapter))/\(exercise.file)"
        var mutants = Mutant.all(of: try String(contentsOfFile: path, encoding: .utf8), exercise: exercise.id)
          .filter { $0.reasonToPass == nil }
        if let sample { mutants = Array(mutants.shuffled(using: &random).prefix(sample)) }
        waiting.append(mutants)
      }
      for round in 0..<(waiting.map(\.count).max() ?? 0) {
        let mutants = waiting.compactMap { $0.dropFirst(round).first }
        try await judge(mutants, of: chapter, seed: seed, &outcome)
      }
    }
    return outcome
  }

  private func judge(
    _ mutants: [Mutant], of chapter: Chapter, seed: UInt64, _ outcome: inout Outcome
  ) async throws {
    let scratch = try ScratchFolder()
    var exercises: [Exercise] = []
    for exercise in chapter.exercises {
      let solution = "\(folder.solutionsPath(of: chapter))/\(exercise.file)"
      let mutant = mutants.first { $0.exercise == exercise.id }
      let text = try mutant?.text ?? String(contentsOfFile: solution, encoding: .utf8)
      try WorkbookFolder.write(Data(text.utf8), toFile: "\(scratch.path)/\(exercise.file)", called: exercise.file)
      if mutant != nil { exercises.append(exercise) }
    }
    let examinations = try await Examiner(folder: folder, tools: tools, seed: seed)
      .examine(exercises, of: chapter, in: scratch.path)
    for examination in examinations {
      switch examination.verdict.status {
      case .passed: outcome.survivors += mutants.filter { $0.exercise == examination.exercise.id }
      case .didNotCompile, .blocked, .graderError: outcome.refused += 1
      default: outcome.killed += 1
      }
    }
  }
}
