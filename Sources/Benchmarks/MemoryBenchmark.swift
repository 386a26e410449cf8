import Course
import Foundation

extension Benchmark {
  /// Whether grading a large class takes more memory than a small one.
  ///
  /// What grows with a class is exercised: what intake and the journal keep of each student, the clusters of findings in all
  /// chapters with their students, and the text of the class's page. What is not: a class in which everything of everybody is
  /// wrong, which would take hours, and lists of what could not be judged, since nothing here fails by the grader's fault.
  static let memory = Benchmark(
    name: "memory", summary: "the peak of resident memory of `workbook grade`, with 10 and with 2,000 submissions",
    isLong: true
  ) { workplace in
    var lines: [String] = []
    var peaks: [Int] = []
    for count in [10, workplace.studentCount ?? 2000] {
      let folder = "\(workplace.scratch.path)/class of \(count)"
      let students = try FaultyClass(workplace)
      for number in 0..<count { try students.write(number, into: folder) }
      workplace.tell("grading \(count) submissions")
      let peak = try workplace.gradingPeak(folder, out: "\(folder) graded")
      let page = try FileManager.default.attributesOfItem(atPath: "\(folder) graded/index.html")[.size] as? Int
      lines.append("\(count) submissions  \(peak) kB, a class's page of \((page ?? 0) / 1024) kB")
      peaks.append(peak)
    }
    return lines + [String(format: "ratio  %.2f, about 1 wanted", Double(peaks[1]) / Double(peaks[0]))]
  }
}

/// Submissions of all chapters, no two alike: one chapter is wrong in all its files, one is not Swift, the rest is as it was
/// handed out. Each chapter is wrong for one in eight.
private struct FaultyClass {
  private let workplace: Workplace
  private let mistakes: MistakeFixtures

  init(_ workplace: Workplace) throws {
    self.workplace = workplace
    mistakes = try MistakeFixtures(of: workplace.original)
  }

  func write(_ number: Int, into folder: String) throws {
    let place = "\(folder)/student-\(number)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let count = Course.chapters.count
    for (index, chapter) in Course.chapters.enumerated() {
      for (position, exercise) in chapter.exercises.enumerated() {
        var text = exercise.starter
        if index == number % count {
          let path = mistakes.path(number / count + position, of: exercise) ?? workplace.folder.path(of: exercise)
          text = try String(contentsOfFile: path, encoding: .utf8) + "\nprivate let student = \(number)\n"
        } else if index == (number + count / 2) % count {
          text = "to be done by student \(number)\n"
        }
        try text.write(toFile: "\(place)/\(exercise.file)", atomically: false, encoding: .utf8)
      }
    }
  }
}

extension Workplace {
  /// Grades a folder and returns the peak of the command's own resident memory in kB, without its children's.
  fileprivate func gradingPeak(_ folder: String, out: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = Self.grading(folder, out: out)
    process.currentDirectoryURL = URL(fileURLWithPath: self.folder.root)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var peak = 0
    while process.isRunning {
      let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
      if let match = status.firstMatch(of: #/VmHWM:\s+([0-9]+) kB/#), let found = Int(match.1) {
        peak = max(peak, found)
      }
      usleep(20_000)
    }
    guard process.terminationStatus == 0, peak > 0 else {
      throw Failure(description: "\(command) grade ended with \(process.terminationStatus)")
    }
    return peak
  }
}
