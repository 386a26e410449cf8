import Course
import Remembering

/// Hints on one exercise.
package struct HintReport: Sendable {
  package var exercise: Exercise
  package var hints: [Hint]
  package var folder: WorkbookFolder

  package init(_ hints: [Hint], on exercise: Exercise, in folder: WorkbookFolder) {
    self.hints = hints
    self.exercise = exercise
    self.folder = folder
  }

  package func text(_ appearance: Appearance) -> String {
    var text = ""
    for hint in hints {
      let heading = "\(exercise.id), hint \(hint.number) of \(hint.count)"
      text += appearance.painted(heading, .bold) + "\n"
      text += Paragraph.text(hint.text, indent: 2, in: appearance) + "\n"
    }
    if hints.count == 1, let hint = hints.first, hint.isRepeated {
      text += "\nThis was the last hint; you have seen it before.\n"
    }
    text += "\nThe exercise is in \(folder.relativePath(of: exercise)).\n"
    return text
  }
}
