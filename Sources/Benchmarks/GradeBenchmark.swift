import Course
import Foundation

extension Benchmark {
  /// A class graded by the command, and in the ways that are there without it.
  static let grade = Benchmark(
    name: "grade",
    summary: "`workbook grade` on two cores: 60 submissions of all chapters, against swift test and bare compiling",
    isLong: true
  ) { workplace in
    let students = try MixedClass(
      count: workplace.studentCount, in: "\(workplace.scratch.path)/class", workplace: workplace)
    var lines: [String] = []
    func minutely(_ seconds: Double) -> String { String(format: "%6.2f", Double(students.count) / seconds * 60) }
    func ratio(_ value: Double) -> String { String(format: "%.2f", value) }
    // Whatever the one measures first warms up what the other reads.
    _ = try BareCompilation(
      students: MixedClass(count: 1, in: "\(workplace.scratch.path)/warming", workplace: workplace),
      workplace: workplace, withProbes: true
    ).time()
    let graded = try workplace.gradingTime(students.folder, out: "\(workplace.scratch.path)/grades")
    let files = try BareCompilation(students: students, workplace: workplace, withProbes: false).time()
    let probes = try BareCompilation(students: students, workplace: workplace, withProbes: true).time()
    lines += [
      "\(students.count) submissions, two at a time      submissions a minute",
      "workbook grade                              \(minutely(graded))",
      "bare compiling, their files alone           \(minutely(files))  grading takes \(ratio(graded / files)) times as long",
      "bare compiling, with the probes             \(minutely(probes))  grading takes \(ratio(graded / probes)) times as long, "
        + "at most 1.3 wanted",
    ]
    guard workplace.copyCount > 0 else { return lines }
    let tested = Array(students.whole.prefix(workplace.copyCount))
    let suites = try PackageCopies(workplace: workplace, students: students)
    let fresh = try suites.freshTimes(tested)
    let warm = try suites.warmTimes(tested)
    for (name, times, wanted) in [("fresh copy", fresh, 20), ("warm folder", warm, 5)] where !times.isEmpty {
      let each = times.reduce(0, +) / Double(times.count)
      let factor = each * Double(students.count) / graded
      lines.append(
        "swift test, \(name) (of \(times.count))".padding(toLength: 44, withPad: " ", startingAt: 0)
          + "\(String(format: "%6.2f", 60 / each))  grading is \(ratio(factor)) times as fast, at least \(wanted) wanted"
      )
    }
    return lines
  }
}

extension Workplace {
  /// Grades a folder with the command and returns the seconds on the clock.
  ///
  /// - Throws: `Failure` where it was not graded.
  func gradingTime(_ folder: String, out: String) throws -> Double {
    try time(command, Self.grading(folder, out: out))
  }

  static func grading(_ folder: String, out: String) -> [String] {
    ["grade", folder, "--out", out, "--seed", "1", "--jobs", "2"]
  }
}
