import Course
import Foundation

extension Benchmark {
  /// Whether grading a large class takes more memory than a small one.
  static let memory = Benchmark(
    name: "memory", summary: "the peak of resident memory of `workbook grade`, with 10 and with 2,000 submissions",
    isLong: true
  ) { workplace in
    var peaks: [Int] = []
    for count in [10, 2000] {
      let folder = "\(workplace.scratch.path)/class of \(count)"
      try workplace.writeTinyClass(of: count, into: folder)
      peaks.append(try workplace.gradingPeak(folder, out: "\(folder) graded"))
    }
    return [
      "10 submissions     \(peaks[0]) kB",
      "2,000 submissions  \(peaks[1]) kB",
      "ratio              \(String(format: "%.2f", Double(peaks[1]) / Double(peaks[0]))), about 1 wanted",
    ]
  }
}

extension Workplace {
  /// Writes submissions of one exercise, a folder each, no two alike.
  fileprivate func writeTinyClass(of count: Int, into folder: String) throws {
    guard let exercise = Course.exercise(id: "Arcs/Cone") else { return }
    let text = try String(contentsOfFile: self.folder.path(of: exercise), encoding: .utf8)
    for number in 0..<count {
      let place = "\(folder)/student-\(number)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try (text + "\nprivate let student = \(number)\n")
        .write(toFile: "\(place)/\(exercise.file)", atomically: true, encoding: .utf8)
    }
  }

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
