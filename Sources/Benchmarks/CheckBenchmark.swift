import Course
import Foundation
import Running

extension Benchmark {
  /// The command's way against the shortest possible one, after the same edit.
  static let check = Benchmark(
    name: "check", summary: "`workbook check 03` after a one-line edit, against one bare swiftc, link and run"
  ) { workplace in
    guard let chapter = Course.chapters.first(where: { $0.number == "03" }) else { return ["there is no chapter 03"] }
    let edited = workplace.folder.path(of: chapter) + "/Cone.swift"
    let original = try String(contentsOfFile: edited, encoding: .utf8)
    let bare = try BareProgram(chapter: chapter, workplace: workplace)
    var checks: [Double] = []
    var bares: [Double] = []
    for round in 0..<11 {
      try "\(original)\nprivate let edit = \(round)\n".write(toFile: edited, atomically: true, encoding: .utf8)
      let check = try workplace.time(workplace.command, ["check", chapter.number])
      let once = try bare.time()
      // The first round warms caches up and is not counted.
      if round > 0 {
        checks.append(check)
        bares.append(once)
      }
    }
    try original.write(toFile: edited, atomically: true, encoding: .utf8)
    return [
      "check  \(Statistics(values: checks).text) s (least / median / greatest of \(checks.count))",
      "bare   \(Statistics(values: bares).text) s",
      "ratio  \(Statistics(values: zip(checks, bares).map { $0 / $1 }).text), at most 1.6 wanted (median, pair by pair)",
    ]
  }
}

/// A chapter and its probes compiled to a program by one call of swiftc, with the same libraries, and run.
struct BareProgram {
  private var arguments: [String]
  private var program: String
  private var workplace: Workplace

  init(chapter: Chapter, workplace: Workplace) throws {
    self.workplace = workplace
    let tools = workplace.tools
    let main = "\(workplace.scratch.path)/main.swift"
    program = "\(workplace.scratch.path)/bare"
    let calls = chapter.exercises.map { exercise in
      let given = exercise.assessment.parameters[0].values.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      return """
        _ = \(exercise.probe).answer(
          Question(.path(Question.Rectangle(x: 0, y: 0, width: 100, height: 100)), given: Given([\(given.isEmpty ? ":" : given)])))
        """
    }
    try ("import Observing\n" + calls.joined(separator: "\n") + "\n")
      .write(toFile: main, atomically: true, encoding: .utf8)
    let build = URL(fileURLWithPath: tools.modules).deletingLastPathComponent().path
    let objects = try ["SwiftUI", "Observing", "Drawing", "Geometry"].flatMap { module in
      try FileManager.default.contentsOfDirectory(atPath: "\(build)/\(module).build")
        .filter { $0.hasSuffix(".o") }
        .map { "\(build)/\(module).build/\($0)" }
    }
    arguments = [
      "-wmo", "-Onone", "-swift-version", "5", "-module-name", chapter.name, "-I", tools.modules,
      "-module-cache-path", tools.moduleCache, "-suppress-warnings", "-use-ld=lld", "-o", program, main,
    ]
    if let macro = tools.previewMacro { arguments += ["-load-plugin-executable", "\(macro)#PreviewMacro"] }
    arguments += chapter.exercises.flatMap {
      [
        workplace.folder.path(of: $0),
        "\(workplace.folder.suitePath(of: chapter))/\($0.probe).swift",
      ]
    }
    arguments += objects
  }

  /// Compiles, links and runs, and returns the seconds on the clock.
  func time() throws -> Double {
    try workplace.time(workplace.tools.compiler, arguments) + workplace.time(program, [])
  }
}
