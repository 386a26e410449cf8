import Course
import Foundation

extension Benchmark {
  /// A class graded by the command, and in all the ways that are there without it, in one run.
  static let grade = Benchmark(
    name: "grade", summary: "`workbook grade` on two cores, against bare compiling and against swift test", isLong: true
  ) { workplace in
    let comparison = try GradeComparison(in: workplace)
    return try comparison.bareLines() + comparison.testLines()
  }

  /// The part of `grade` that takes some minutes.
  static let gradeBare = Benchmark(
    name: "grade-bare", summary: "`workbook grade` on two cores, against bare compiling", isLong: true
  ) { workplace in
    try GradeComparison(in: workplace).bareLines()
  }

  /// The part of `grade` that takes an hour.
  static let gradeTests = Benchmark(
    name: "grade-tests", summary: "`workbook grade` on two cores, against swift test", isLong: true
  ) { workplace in
    let comparison = try GradeComparison(in: workplace)
    return [comparison.gradingLine] + (try comparison.testLines())
  }
}

/// A class that the command has graded, and what that is compared with.
///
/// Bare compiling is measured before and after grading, so that a machine that grows slower or faster meanwhile is fair to
/// both. What the first run of a program reads from disk is read before anything is measured.
private struct GradeComparison {
  private let workplace: Workplace
  private let students: MixedClass
  private let graded: Effort
  private let bareBefore: Effort

  init(in workplace: Workplace) throws {
    self.workplace = workplace
    students = try MixedClass(
      count: workplace.studentCount ?? 60, in: "\(workplace.scratch.path)/class", workplace: workplace)
    workplace.tell("warming up")
    let few = try MixedClass(count: 1, in: "\(workplace.scratch.path)/warming", workplace: workplace)
    try BareCompilation(students: few, workplace: workplace, withProbes: true).run()
    _ = try workplace.run(workplace.command, Workplace.grading(few.folder, out: "\(few.folder) graded"))
    workplace.tell("compiling the files of \(students.count) submissions, two chapters at a time")
    let bare = BareCompilation(students: students, workplace: workplace, withProbes: false)
    bareBefore = try Effort.of { try bare.run() }
    workplace.tell("\(Self.text(bareBefore)); grading them")
    let arguments = Workplace.grading(students.folder, out: "\(workplace.scratch.path)/grades")
    graded = try Effort.of { _ = try workplace.run(workplace.command, arguments) }
    workplace.tell(Self.text(graded))
  }

  var gradingLine: String {
    "workbook grade, \(students.count) submissions  \(minutely(graded.seconds))  (\(Self.text(graded)))"
  }

  /// Grading against one call of the compiler a chapter.
  func bareLines() throws -> [String] {
    workplace.tell("compiling the files once more")
    let bare = BareCompilation(students: students, workplace: workplace, withProbes: false)
    let bareAfter = try Effort.of { try bare.run() }
    workplace.tell("\(Self.text(bareAfter)); compiling them with the probes")
    let probes = try Effort.of {
      try BareCompilation(students: students, workplace: workplace, withProbes: true).run()
    }
    let files = Effort.mean(of: [bareBefore, bareAfter])
    return [
      gradingLine,
      "bare compiling, their files alone  \(minutely(files.seconds))  (\(Self.text(files)), mean of before and after)",
      "  grading takes \(ratio(\.seconds, to: files)) times as long, at most 1.3 wanted "
        + "(\(ratio(\.processorSeconds, to: files)) times the processor time)",
      "bare compiling, with the probes    \(minutely(probes.seconds))  (\(Self.text(probes)))",
      "  grading takes \(ratio(\.seconds, to: probes)) times as long "
        + "(\(ratio(\.processorSeconds, to: probes)) times the processor time); for information",
    ]
  }

  /// Grading against the package's own tests, a copy of the package for each submission.
  ///
  /// Few are measured, and taken for all; only what compiles as a whole can be tested so.
  func testLines() throws -> [String] {
    guard workplace.copyCount > 0 else { return [] }
    let suites = PackageCopies(workplace: workplace, students: students)
    let tested = try suites.tested(workplace.copyCount)
    let (fresh, warm) = try suites.efforts(tested)
    return [("fresh copy", fresh, 20.0), ("warm folder", warm, 5)].flatMap { name, efforts, wanted in
      let each = Effort.mean(of: efforts)
      let count = Double(students.count)
      return [
        "swift test, \(name) (of \(efforts.count))  \(String(format: "%.2f", 60 / each.seconds)) a minute  (each: "
          + "\(Self.text(each)))",
        String(
          format: "  grading is %.1f times as fast, at least %.0f wanted (%.1f times by processor time)",
          each.seconds * count / graded.seconds, wanted, each.processorSeconds * count / graded.processorSeconds),
      ]
    }
  }

  private func minutely(_ seconds: Double) -> String {
    String(format: "%.2f a minute", Double(students.count) / seconds * 60)
  }

  private func ratio(_ side: KeyPath<Effort, Double>, to other: Effort) -> String {
    String(format: "%.2f", graded[keyPath: side] / other[keyPath: side])
  }

  private static func text(_ effort: Effort) -> String {
    String(format: "%.1f s, %.1f s of processor time", effort.seconds, effort.processorSeconds)
  }
}

extension Workplace {
  /// The arguments with which the command grades a folder.
  static func grading(_ folder: String, out: String) -> [String] {
    ["grade", folder, "--out", out, "--seed", "1", "--jobs", "2"]
  }
}
