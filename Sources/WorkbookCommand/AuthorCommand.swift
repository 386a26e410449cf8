import Authoring
import Classroom
import Course
import Judging
import Reports

extension Command {
  private static let sample = Manual.Option("--sample", value: "N", "at most N mutants of each exercise, by chance")
  private static let seed = Manual.Option("--seed", value: "N", "what chance starts from, in questions too; or 1")
  private static let students = Manual.Option("--students", value: "N", "how many students a class has; or 60")
  private static let tasks = ["check", "mutants", "sync", "class", "compare"]

  static let author = Command(
    Manual(
      "author", operands: "check|mutants|sync|class DIR|compare FILE GRADEBOOK", "for those who write exercises",
      options: [sample, seed, students],
      discussion:
        "check says what is forgotten or wrong: solutions that do not pass, starters that do, mistakes judged as others. "
        + "mutants judges changed solutions, each of which must fail. "
        + "sync derives the starters from the solutions; files that somebody has worked on are left alone. "
        + "class writes the submissions of an invented class into DIR, as folders, as Canvas and as Moodle hand them out, "
        + "and beside each what is expected of it; compare says where a gradebook.json differs from such a file."),
    operandCount: 1...3
  ) { arguments, world in
    let workbook = try OpenWorkbook(arguments, world)
    let operandCount = ["class": 2, "compare": 3][arguments.operands[0]] ?? 1
    if arguments.operands.count > operandCount {
      throw ArgumentError.unexpectedOperand(arguments.operands[operandCount], command: "author")
    }
    switch arguments.operands[0] {
    case "check":
      let complaints = try await AuthorCheck(
        folder: workbook.folder, tools: world.tools(), seed: UInt64(try number(seed, arguments) ?? 1)
      ).complaints()
      guard complaints.isEmpty else {
        return Outcome(complaints.map { "\($0)\n" }.joined(), status: .notPassed)
      }
      return Outcome("All \(Course.exercises.count) exercises are in order.\n")
    case "mutants":
      let run = MutantRun(folder: workbook.folder, tools: try world.tools())
      let ticker = Ticker("judging mutants", world)
      defer { ticker.stop() }
      let outcome = try await run.run(
        Course.exercises, sample: try number(sample, arguments), seed: UInt64(try number(seed, arguments) ?? 1))
      let survivors = outcome.survivors.map { "survived: \($0.exercise), line \($0.line): \($0.change)\n" }.joined()
      return Outcome(
        survivors
          + "\(outcome.killed) killed, \(outcome.survivors.count) survived, \(outcome.refused) did not compile.\n",
        status: outcome.survivors.isEmpty && outcome.killed > 0 ? .success : .notPassed)
    case "sync":
      let outcome = try StarterSync(folder: workbook.folder).run()
      let lines =
        outcome.written.map { "written  \($0)\n" } + outcome.kept.map { "kept     \($0): somebody works on it\n" }
      return Outcome(lines.isEmpty ? "All starters are up to date.\n" : lines.joined())
    case "class":
      guard arguments.operands.count == 2 else { throw ArgumentError.missingFolder(of: "author class") }
      let count = try arguments.count(students, in: 1...100_000) ?? 60
      let path = world.absolutePath(arguments.operands[1])
      let ticker = Ticker("inventing a class", world)
      defer { ticker.stop() }
      try InventedClass(count: count, seed: try arguments.seed(seed) ?? 1, solutions: workbook.folder).write(into: path)
      return Outcome("A class of \(count) is in \(Spelling.harmless(arguments.operands[1], limit: 300)).\n")
    case "compare":
      guard arguments.operands.count == 3 else { throw ArgumentError.missingComparison }
      let paths = arguments.operands.dropFirst().map { world.absolutePath($0) }
      let comparison = try Manifest(file: paths[0]).comparison(withGradebook: paths[1])
      return Outcome(
        comparison.complaints.map { "\(Spelling.harmless($0, limit: 500))\n" }.joined()
          + "\(comparison.verdictCount) verdicts compared, \(comparison.complaints.count) complaints.\n",
        status: comparison.complaints.isEmpty && comparison.verdictCount > 0 ? .success : .notPassed)
    case let word:
      throw ArgumentError.unknownCommand("author \(word)", known: tasks.map { "author \($0)" })
    }
  }

  private static func number(_ option: Manual.Option, _ arguments: Arguments) throws(ArgumentError) -> Int? {
    guard let text = arguments.value(option.name) else { return nil }
    guard let number = Int(text), number > 0 else { throw .missingValue(of: option.name, called: "N, a whole number") }
    return number
  }
}
