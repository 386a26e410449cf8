import Foundation

/// Prints the figures that the project promises: `swift run Benchmarks [NAME …]`.
///
/// Behind `grade` may stand how many copies of the package are tested, and how many submissions are graded; `grade-bare` and
/// `grade-tests` are parts of it. Behind `memory` stand the same two numbers, of which the second counts.
///
/// The machines are noisy, so figures that depend on their speed are ratios of two sides measured in turn in one run.
@main
struct Benchmarks {
  #if os(Linux)
    static let all: [Benchmark] = [
      .check, .contain, .start, .judge, .paths, .layout,
      .cold, .grade, .gradeBare, .gradeTests, .memory,
    ]
  #else
    static let all: [Benchmark] = [.check, .start, .judge, .cold]
  #endif

  static func main() {
    let names = CommandLine.arguments.dropFirst().filter { Int($0) == nil }
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let chosen = all.filter { names.isEmpty ? !$0.isLong : names.contains($0.name) }
    guard !chosen.isEmpty else {
      print("There are: \(all.map(\.name).joined(separator: ", ")).")
      exit(2)
    }
    do {
      var workplace = try Workplace()
      if let copies = numbers.first { workplace.copyCount = copies }
      if numbers.count > 1 { workplace.studentCount = numbers[1] }
      for benchmark in chosen {
        print("\(benchmark.name): \(benchmark.summary)")
        for line in try benchmark.run(workplace) { print("  \(line)") }
      }
    } catch {
      print("Benchmarks: \(error)")
      exit(1)
    }
  }
}
