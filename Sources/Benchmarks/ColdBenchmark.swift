import Foundation

extension Benchmark {
  /// What a new user waits for.
  static let cold = Benchmark(
    name: "cold", summary: "the first `swift run workbook` in a fresh copy, with an empty build folder", isLong: true
  ) { workplace in
    let copy = "\(workplace.scratch.path)/fresh"
    let files = FileManager.default
    try files.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: workplace.original.root) where !name.hasPrefix(".") {
      try files.copyItem(atPath: "\(workplace.original.root)/\(name)", toPath: "\(copy)/\(name)")
    }
    let seconds = try workplace.time("/usr/bin/env", ["swift", "run", "workbook"], folder: copy)
    return [String(format: "time   %.1f s, at most 120 wanted", seconds)]
  }
}
