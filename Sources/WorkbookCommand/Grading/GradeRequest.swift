import Course
import Foundation
import Reports

/// What `grade` is to do, as it was typed.
struct GradeRequest: Sendable {
  /// The folders and archives; none where those of the last run are meant.
  var sources: [String]
  var out: String
  var secret: String?

  /// Whether no secret questions are asked although the last run did.
  var dropsSecret: Bool

  /// Whether secret questions are asked also where learner code might find out about them.
  var isSecretOpen: Bool
  var jobs: Int
  var only: String?
  var seed: UInt64?

  /// The exercises that were named; nil for those of the last run where that is gone on with, or else all.
  var exercises: [Exercise]?
  var isResumed: Bool
  var isPreview: Bool
  var isJSON: Bool

  private static let out = Manual.Option("--out", value: "D", "the folder for the gradebook")
  private static let jobs = Manual.Option("--jobs", value: "N", "how many chapters are graded at a time; or all cores")
  private static let resume = Manual.Option("--resume", "go on with a run that was not finished")
  private static let only = Manual.Option(
    "--only", value: "NAME", "grade one student again, by name or id, and nobody else")
  private static let preview = Manual.Option("--preview", "tell whose grade would change and why, and write nothing")
  private static let secret = Manual.Option("--secret", value: "FILE", "ask what only this file tells, too")
  private static let noSecret = Manual.Option("--no-secret", "ask no secret questions, though the last run did")
  private static let openSecret = Manual.Option(
    "--open-secret", "ask secret questions also where learner code is kept in by limits alone")
  private static let exercises = Manual.Option(
    "--exercises", value: "WHAT,WHAT", "grade these chapters and exercises only")
  private static let seed = Manual.Option(
    "--seed", value: "N", "what some of the questions are drawn from; that of the last run if left out")

  static let options = [
    out, jobs, resume, only, preview, secret, noSecret, openSecret, seed, exercises, .requireContainment,
    Manual.Option("--json", "print gradebook.json instead of lines"),
  ]

  /// - Parameter cores: How many processors the machine has.
  init(_ arguments: Arguments, cores: Int) throws {
    guard let out = arguments.value(Self.out.name) else { throw ArgumentError.missingOut }
    self.out = out
    sources = arguments.operands
    isResumed = arguments.has(Self.resume)
    only = arguments.value(Self.only.name)
    guard !sources.isEmpty || isResumed || only != nil else { throw ArgumentError.missingSubmissions }
    isPreview = arguments.has(Self.preview)
    isJSON = arguments.has(.json)
    jobs = try arguments.count(Self.jobs, in: 1...256) ?? min(max(cores, 1), 256)
    secret = arguments.value(Self.secret.name)
    dropsSecret = arguments.has(Self.noSecret)
    isSecretOpen = arguments.has(Self.openSecret)
    if dropsSecret, secret != nil { throw ArgumentError.contradiction(Self.secret.name, Self.noSecret.name) }
    seed = try arguments.seed(Self.seed)
    if let named = arguments.value(Self.exercises.name) {
      let exercises = try Selection.exercises(named: Self.names(in: named))
      if exercises.isEmpty { throw ArgumentError.missingValue(of: Self.exercises.name, called: "WHAT,WHAT") }
      self.exercises = exercises
    }
  }

  /// Returns what stands between commas, without the blanks that people put after them.
  private static func names(in list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
