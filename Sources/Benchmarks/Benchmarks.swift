import Foundation

/// Prints the figures that the project promises: `swift run Benchmarks [NAME …]`.
///
/// The machines are noisy, so figures that depend on their speed are ratios of two sides measured in turn in one run.
@main
struct Benchmarks {
  #if os(Linux)
    static let all: [Benchmark] = [.check, .contain, .start, .judge, .paths, .layout, .cold]
  #else
    static let all: [Benchmark] = [.check, .start, .judge, .cold]
  #endif

  static func main() {
    let names = Array(CommandLine.arguments.dropFirst())
    let chosen = all.filter { names.isEmpty ? !$0.isLong : names.contains($0.name) }
    guard !chosen.isEmpty else {
      print("There are: \(all.map(\.name).joined(separator: ", ")).")
      exit(2)
    }
    do {
      let workplace = try Workplace()
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
