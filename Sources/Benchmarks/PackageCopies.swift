import Course
import Foundation

/// Copies of the whole package in which the chapters' own suites judge a submission, as one would do without the command.
struct PackageCopies {
  private let workplace: Workplace
  private let students: MixedClass

  init(workplace: Workplace, students: MixedClass) throws {
    (self.workplace, self.students) = (workplace, students)
  }

  /// Returns the seconds that each submission takes in a copy of its own, in which nothing was built.
  func freshTimes(_ numbers: [Int]) throws -> [Double] {
    try numbers.map { number in
      let copy = "\(workplace.scratch.path)/fresh-\(number)"
      try makeCopy(copy)
      defer { try? FileManager.default.removeItem(atPath: copy) }
      return try test(number, in: copy)
    }
  }

  /// Returns the seconds that each submission takes in one and the same copy, where another one was judged before.
  func warmTimes(_ numbers: [Int]) throws -> [Double] {
    guard let first = numbers.first else { return [] }
    let copy = "\(workplace.scratch.path)/warm"
    try makeCopy(copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let others = students.whole.filter { !numbers.contains($0) }
    _ = try test(others.first ?? first, in: copy)
    return try numbers.map { try test($0, in: copy) }
  }

  /// Copies the package without what was built.
  private func makeCopy(_ copy: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests", "Chapters", "Solutions"] {
      try files.copyItem(atPath: "\(workplace.original.root)/\(name)", toPath: "\(copy)/\(name)")
    }
  }

  /// Puts a submission into a copy and has the suites of the chapters judge it.
  private func test(_ number: Int, in copy: String) throws -> Double {
    for chapter in Course.chapters {
      for exercise in chapter.exercises {
        let place = "\(copy)/Chapters/\(chapter.folder)/\(exercise.file)"
        let handedIn = "\(students.path(of: number))/\(exercise.file)"
        // What is missing stays as it was handed out.
        let source =
          FileManager.default.fileExists(atPath: handedIn) ? handedIn : workplace.original.path(of: exercise)
        try? FileManager.default.removeItem(atPath: place)
        try FileManager.default.copyItem(atPath: source, toPath: place)
      }
    }
    let suites = Course.chapters.map { "\($0.name)Tests" }.joined(separator: "|")
    let swift = URL(fileURLWithPath: workplace.tools.compiler).deletingLastPathComponent().path + "/swift"
    return try workplace.time(
      swift, ["test", "--package-path", copy, "--filter", "^(\(suites))\\."], accepting: [0, 1])
  }
}
