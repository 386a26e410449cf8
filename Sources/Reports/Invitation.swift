import Course
import Remembering

/// What to do next with one exercise: the file to open and what to type.
package struct Invitation: Sendable {
  package var standing: Standing
  package var folder: WorkbookFolder

  package init(to standing: Standing, in folder: WorkbookFolder) {
    self.standing = standing
    self.folder = folder
  }

  /// How the command is called where nothing was put on the PATH.
  package static let command = "swift run workbook"

  /// The invitation in a few lines.
  package func text(_ appearance: Appearance) -> String {
    let exercise = standing.exercise
    let heading = "Next: \(exercise.id) (\(Wording.count(exercise.maxPoints, "point")))"
    var lines = [appearance.painted(heading, .bold)]
    lines.append(Paragraph.text(exercise.summary + ".", indent: 2, in: appearance))
    if standing.state != .notStarted { lines.append("  So far: \(Wording.text(standing.state)).") }
    lines += [
      "  open   \(folder.relativePath(of: exercise))",
      Paragraph.text("It needs \(exercise.need).", indent: 9, in: appearance),
      "  test   swift test --filter \(exercise.chapter)Tests",
      "  check  \(Self.command) check \(exercise.id)",
      "  hint   \(Self.command) hint \(exercise.id)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is said where everything has passed.
  package static func allDone(_ count: Int) -> String {
    "All \(Wording.count(count, "exercise")) passed. There is nothing left to do.\n"
  }

  /// What helps where another chapter than this one does not compile.
  package static func narrowing(to chapter: String, _ appearance: Appearance) -> String {
    let advice =
      "A chapter that does not compile stops `swift test` for all chapters. "
      + "`WORKBOOK_CHAPTER=\(chapter) swift test` looks at \(chapter) alone; `\(command) check` is not affected."
    return Paragraph.text(advice, in: appearance) + "\n"
  }
}
