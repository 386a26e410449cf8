import Course
import Foundation

/// The fixtures of the course's own tests that do not pass, by exercise.
struct MistakeFixtures {
  private var paths: [String: [String]] = [:]

  /// - Throws: What reading the fixtures' folders throws.
  init(of workbook: WorkbookFolder) throws {
    for chapter in Course.chapters {
      for exercise in chapter.exercises {
        let place = "\(workbook.root)/Tests/CourseTests/Fixtures/\(chapter.folder)/\(exercise.name)"
        paths[exercise.id] = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
          .filter { $0.hasPrefix("mistake.") }.map { "\(place)/\($0)" }
      }
    }
  }

  /// Returns the path of one of an exercise's, whatever the number; nil where there is none.
  func path(_ number: Int, of exercise: Exercise) -> String? {
    guard let paths = paths[exercise.id], !paths.isEmpty else { return nil }
    return paths[number % paths.count]
  }
}
