import Authoring
import Course
import Judging

/// An exercise's solution and what can be made of it.
struct Exemplar: Sendable {
  var exercise: Exercise
  var chapter: Chapter

  /// The solution in the form of `StarterDerivation`.
  var solution: String

  /// Solutions with a small change that is known to show.
  var mistakes: [String]

  /// Whether it has a function that draws in a rectangle, in which more can be done than drawing.
  var isDrawing: Bool

  init(of exercise: Exercise, in chapter: Chapter, solution: String) {
    self.exercise = exercise
    self.chapter = chapter
    self.solution = solution
    mistakes = Mutant.all(of: solution, exercise: exercise.id).filter { $0.reasonToPass == nil }.map(\.text)
    let file = WrittenFile(solution: solution)
    isDrawing = file.ownBlocks.contains { file.isDrawing($0) }
  }

  /// Reads the solutions of the whole course.
  ///
  /// - Throws: `WorkbookFolder.Problem` that names the one that is missing.
  static func all(in folder: WorkbookFolder) throws(WorkbookFolder.Problem) -> [Exemplar] {
    var exemplars: [Exemplar] = []
    for chapter in Course.chapters {
      for exercise in chapter.exercises {
        let name = "Solutions/\(chapter.folder)/\(exercise.file)"
        guard let data = try WorkbookFolder.contents(ofFile: "\(folder.root)/\(name)", called: name) else {
          throw WorkbookFolder.Problem("\(name) is missing. A class is made by rewriting the solutions.")
        }
        exemplars.append(Exemplar(of: exercise, in: chapter, solution: String(decoding: data, as: UTF8.self)))
      }
    }
    return exemplars
  }

  /// Returns whether the work can be made of this solution.
  func allows(_ work: Work) -> Bool {
    switch work {
    case .wrong: !mistakes.isEmpty
    case .printing, .crashing, .endless: isDrawing
    default: true
    }
  }
}
