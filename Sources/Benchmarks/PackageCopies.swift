import Course
import Foundation

/// Copies of the whole package in which the chapters' own suites judge a submission, as one would do without the command.
struct PackageCopies {
  let workplace: Workplace
  let students: MixedClass

  /// Returns the first submissions that can be tested so: one file that does not compile with its probe stops `swift test`
  /// before any suite has run.
  ///
  /// - Throws: `Failure` where there are not so many.
  func tested(_ count: Int) throws -> [Int] {
    let compilation = BareCompilation(students: students, workplace: workplace, withProbes: true)
    let whole = Array((0..<students.count).lazy.filter { compilation.isWhole($0) }.prefix(count))
    guard whole.count == count else {
      throw Workplace.Failure(
        description:
          "\(count) submissions are to be tested, and of \(students.count) only \(whole.count) compile as a whole.")
    }
    return whole
  }

  /// Returns what each submission takes in a copy of its own in which nothing was built, and what each takes in the last of
  /// these copies, where something was judged before.
  func efforts(_ numbers: [Int]) throws -> (fresh: [Effort], warm: [Effort]) {
    var fresh: [Effort] = []
    var last: String?
    defer { last.map { try? FileManager.default.removeItem(atPath: $0) } }
    for number in numbers {
      if let last { try FileManager.default.removeItem(atPath: last) }
      let copy = "\(workplace.scratch.path)/fresh-\(number)"
      last = copy
      try makeCopy(copy)
      fresh.append(try test(number, in: copy, "a fresh copy"))
    }
    guard let copy = last else { return ([], []) }
    return (fresh, try numbers.map { try test($0, in: copy, "a warm folder") })
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
  ///
  /// - Throws: `Failure` where the suites did not run: that something is wrong has the same status.
  private func test(_ number: Int, in copy: String, _ place: String) throws -> Effort {
    for chapter in Course.chapters {
      for exercise in chapter.exercises {
        let path = "\(copy)/Chapters/\(chapter.folder)/\(exercise.file)"
        let handedIn = "\(students.path(of: number))/\(exercise.file)"
        // What is missing stays as it was handed out.
        let source =
          FileManager.default.fileExists(atPath: handedIn) ? handedIn : workplace.original.path(of: exercise)
        // Written and not copied, since what is built goes by the time of change.
        try Data(contentsOf: URL(fileURLWithPath: source)).write(to: URL(fileURLWithPath: path))
      }
    }
    let suites = Course.chapters.map { "\($0.name)Tests" }.joined(separator: "|")
    let swift = URL(fileURLWithPath: workplace.tools.compiler).deletingLastPathComponent().path + "/swift"
    workplace.tell("swift test of submission \(number) in \(place)")
    var output = ""
    let effort = try Effort.of {
      output = try workplace.run(
        swift, ["test", "--package-path", copy, "--filter", "^(\(suites))\\."], accepting: [0, 1])
    }
    // A test that was asked for by nobody is no harm; one that did not run is.
    guard let match = output.firstMatch(of: #/Test run with ([0-9]+) tests? in ([0-9]+) suites?/#),
      let tests = Int(match.1), let found = Int(match.2), tests >= Course.exercises.count,
      found >= Course.chapters.count
    else {
      throw Workplace.Failure(
        description: "swift test ran not all suites on submission \(number):\n\(output.suffix(5_000))")
    }
    workplace.tell(String(format: "%.1f s, \(tests) tests in \(found) suites", effort.seconds))
    return effort
  }
}
