import Course
import Foundation
import Running

/// The Swift files of some chapters and the probes of some exercises at one moment: a verdict is remembered with the contents
/// that were there before.
package struct Snapshot: Sendable {
  private var contents: [String: Data] = [:]
  private var probes: [String: Fingerprint] = [:]

  /// Reads the files of the chapters that exercises belong to.
  ///
  /// - Throws: `Problem` where an exercise's file is there but cannot be read.
  package init(of exercises: [Exercise], in folder: WorkbookFolder) throws(WorkbookFolder.Problem) {
    for chapter in Set(exercises.map(\.chapter)).compactMap(Course.chapter(named:)) {
      let sources = try? SourceFolder(path: folder.path(of: chapter), own: chapter.fileNames)
      for file in sources?.files ?? [] { contents[Self.key(chapter.name, file.name)] = file.data }
    }
    for exercise in exercises {
      // What cannot be read is no reason not to judge the rest; its own verdict says why.
      contents[Self.key(exercise.chapter, exercise.file)] = try? folder.contents(of: exercise)
      probes[exercise.id] = folder.probeFingerprint(of: exercise)
    }
  }

  /// Returns the fingerprint of a chapter's file, or nil where there was none.
  package func fingerprint(chapter: String, file: String) -> Fingerprint? {
    contents[Self.key(chapter, file)].map { Fingerprint(of: $0) }
  }

  /// Returns the fingerprint of what a verdict on an exercise rests on beside the learner's files and the tools.
  package func expectation(of exercise: Exercise) -> Fingerprint { exercise.fingerprint(probe: probes[exercise.id]) }

  private static func key(_ chapter: String, _ file: String) -> String { "\(chapter)/\(file)" }
}
