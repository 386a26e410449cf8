import Course
import Dispatch
import Foundation
import Judging
import Synchronization

/// A chapter compiled as far as it goes: files with errors are left out, and the rest is compiled again.
struct ChapterBuild: Sendable {
  /// Why an exercise cannot be run. Messages name files as learners know them.
  enum Obstacle: Sendable {
    /// Its own file, or the way it is to be made, has these errors.
    case errors([Diagnostic])
    /// It needs files that do not compile.
    case needs([String])
    /// The type the probe asks for is not there, is made in another way or is no such shape; with the compiler's word.
    case otherType(Diagnostic)
    /// A given file, of this name, has this error once the exercise's file stands beside it.
    case breaksGiven(String, Diagnostic)
    /// Its file, beside those of the learner's files that it needs, is too much for the compiler.
    case tooMuch(GivingUp, beside: [String])
    /// The compiler failed; with the reason.
    case failed(String)

    /// Whether it is no fault of any file.
    var isOfMachine: Bool {
      switch self {
      case .failed, .tooMuch(.noTime, _): true
      case .errors, .needs, .otherType, .breaksGiven, .tooMuch: false
      }
    }
  }

  /// The library with an exercise's probe, by the exercise's id; most often one and the same for all.
  private(set) var libraries: [String: String] = [:]

  /// What stops an exercise, by its id.
  private(set) var obstacles: [String: Obstacle] = [:]

  /// How compilations are made, and where.
  struct Means: Sendable {
    /// The path of the copy of each exercise's probe, by the exercise's id.
    var probes: [String: String]
    var module: String
    var compiler: Compiler

    /// The folder with all copies.
    var sources: String

    /// Processor time in seconds for files that can be compiled apart: with it, what one of them takes in vain is lost.
    var secondsTogether = 10
  }

  /// How often the rest is compiled again before each exercise is compiled for itself.
  private static let roundCount = 6

  private let means: Means

  /// The folder for libraries, which nothing else uses.
  private let folder: String

  /// Compiles copies of a chapter's files with the probes of some of its exercises.
  init(_ files: ChapterFiles, exercises: [Exercise], by means: Means, into folder: String) {
    self.means = means
    self.folder = folder
    var remaining = files.files
    var waiting = exercises
    var leftOut: [ChapterFiles.File] = []
    var round = 0
    while !waiting.isEmpty {
      round += 1
      // Errors that show one after the other, round by round, would take for ever.
      if round > Self.roundCount {
        compileAlone(waiting, among: waiting, of: remaining) {
          .tooMuch(.unclear("errors in one file after the other"), beside: $0)
        }
        return
      }
      switch compile(remaining, waiting, round: round) {
      case .library(let path):
        for exercise in waiting { libraries[exercise.id] = path }
        return
      case .failed(let reason):
        for exercise in waiting { obstacles[exercise.id] = .failed(reason) }
        return
      case .gaveUp(let reason):
        compileAlone(waiting, among: waiting, of: remaining) { .tooMuch(reason, beside: $0) }
        return
      case .refused(let diagnostics):
        let errors = diagnostics.filter { $0.kind == .error }
        let broken = remaining.filter { file in !file.isGiven && errors.contains { $0.file == file.path } }
        let brokenNames = Set(broken.map(\.name))
        var accused: [Exercise] = []
        for file in broken {
          guard let exercise = waiting.first(where: { $0.file == file.name }) else { continue }
          let complaints = errors.filter { $0.file == file.path }
          let missing = leftOut.filter { $0.isMissed(by: file, complaints) }.map(\.name)
          if missing.isEmpty, isDisputed(complaints, of: exercise), isSeparable(exercise, from: remaining, waiting) {
            accused.append(exercise)
          } else {
            obstacles[exercise.id] =
              missing.isEmpty
              ? .errors(remaining.toldToLearner(Self.messages(about: file.path, in: diagnostics))) : .needs(missing)
          }
        }
        // A probe with errors while no file has any: the type is not the one that is asked for.
        for exercise in broken.isEmpty ? waiting : [] {
          let complaints = errors.filter { $0.file == means.probes[exercise.id] }
          // What is said of the learner's type tells more than what follows from it for the probe.
          let telling = complaints.first { !$0.message.contains("'\(exercise.probe)'") }
          guard let error = telling ?? complaints.first else { continue }
          if isSeparable(exercise, from: remaining, waiting) {
            // Another file may have put something beside it that is not its own fault.
            accused.append(exercise)
          } else {
            obstacles[exercise.id] = .otherType(remaining.toldToLearner([error])[0])
          }
        }
        let before = waiting.count
        compileAlone(accused, among: waiting, of: remaining) { _ in .errors(remaining.toldToLearner(errors)) }
        waiting.removeAll { obstacles[$0.id] != nil || libraries[$0.id] != nil }
        remaining.removeAll { brokenNames.contains($0.name) }
        leftOut += broken
        if broken.isEmpty, waiting.count == before {
          // The errors are about no file that could be left out.
          let given = remaining.filter(\.isGiven)
          compileAlone(waiting, among: waiting, of: remaining) { _ in
            for error in errors {
              guard let file = given.first(where: { $0.path == error.file }) else { continue }
              return .breaksGiven(file.name, remaining.toldToLearner([error])[0])
            }
            return .errors(remaining.toldToLearner(errors))
          }
          return
        }
      }
    }
  }

  private func compile(_ files: [ChapterFiles.File], _ exercises: [Exercise], round: Int) -> Compiler.Outcome {
    let place = "\(folder)/\(round)"
    guard mkdir(place, 0o755) == 0 else {
      return .failed("no folder can be made in \(folder) (\(String(cString: strerror(errno))))")
    }
    var compiler = means.compiler
    if exercises.contains(where: { isSeparable($0, from: files, exercises) }) {
      compiler.limits.processorSeconds = min(compiler.limits.processorSeconds, means.secondsTogether)
    }
    return compiler.compile(
      files.map(\.path) + exercises.compactMap { means.probes[$0.id] }, module: means.module, from: means.sources,
      into: place)
  }

  /// Returns the files that must be compiled with an exercise: its own, those it needs, and the given ones.
  private static func files(of exercise: Exercise, among files: [ChapterFiles.File]) -> [ChapterFiles.File] {
    let needed = Set(ChapterFiles(files: files).filesNeeded(by: exercise.file) + [exercise.file])
    return files.filter { $0.isGiven || needed.contains($0.name) }
  }

  /// Returns whether there is anything else that an exercise can be compiled without.
  private func isSeparable(_ exercise: Exercise, from files: [ChapterFiles.File], _ exercises: [Exercise]) -> Bool {
    exercises.count > 1 || Self.files(of: exercise, among: files).count < files.count
  }

  /// Returns whether errors may be the fault of another file, which has declared the name that an exercise is about.
  private func isDisputed(_ complaints: [Diagnostic], of exercise: Exercise) -> Bool {
    complaints.allSatisfy { complaint in
      ["redeclaration", "ambiguous"].contains { complaint.message.contains($0) }
        && [exercise.name, exercise.title].contains { complaint.message.contains($0) }
    }
  }

  /// Compiles each exercise with no more files than it needs, after all of them together led to nothing.
  ///
  /// So a file at which the compiler crashes, or does not come to an end, costs only what needs it.
  ///
  /// - Parameters:
  ///   - all: The exercises that were compiled together.
  ///   - obstacle: What stops an exercise from which nothing can be left out, given the names of the learner's other files
  ///     that it needs.
  private mutating func compileAlone(
    _ exercises: [Exercise], among all: [Exercise], of files: [ChapterFiles.File],
    otherwise obstacle: ([String]) -> Obstacle
  ) {
    let separable = exercises.filter { isSeparable($0, from: files, all) }
    for exercise in exercises where !separable.contains(where: { $0.id == exercise.id }) {
      let beside = Self.files(of: exercise, among: files).filter { !$0.isGiven && $0.name != exercise.file }
      obstacles[exercise.id] =
        means.compiler.trial.isPassed(by: means.compiler)
        ? obstacle(beside.map(\.name)) : .failed("the compiler does not even get a small right file done")
    }
    guard !separable.isEmpty else { return }
    let builds = Mutex<[ChapterBuild]>([])
    let (means, folder) = (means, folder)
    DispatchQueue.concurrentPerform(iterations: separable.count) { index in
      let exercise = separable[index]
      let needed = Self.files(of: exercise, among: files)
      let own = needed.filter { $0.isGiven || $0.name == exercise.file }
      // Its own file comes first: it may share no more than a word with one that is too much.
      let attempts: [[ChapterFiles.File]] = own.count == needed.count ? [own] : [own, needed]
      for (number, files) in attempts.enumerated() {
        let place = "\(folder)/\(exercise.name)\(number)"
        // Where no folder can be made, the compilation says so.
        mkdir(place, 0o755)
        let build = ChapterBuild(ChapterFiles(files: files), exercises: [exercise], by: means, into: place)
        if files.count < needed.count, build.mayNeedMore { continue }
        builds.withLock { $0.append(build) }
        break
      }
    }
    for build in builds.withLock({ $0 }) {
      libraries.merge(build.libraries) { $1 }
      obstacles.merge(build.obstacles) { $1 }
    }
    blameNeeded(by: separable, among: files)
  }

  /// Whether something stops an exercise that might be for want of other files.
  private var mayNeedMore: Bool {
    obstacles.values.contains { obstacle in
      switch obstacle {
      case .errors, .needs, .otherType, .breaksGiven: true
      case .tooMuch, .failed: false
      }
    }
  }

  /// Has exercises that only need a file which is too much for the compiler wait for that file.
  private mutating func blameNeeded(by exercises: [Exercise], among files: [ChapterFiles.File]) {
    let guilty = exercises.filter { if case .tooMuch? = obstacles[$0.id] { true } else { false } }
    let chapter = ChapterFiles(files: files)
    let found = obstacles
    for exercise in guilty where found[exercise.id]?.isOfMachine == false {
      let needed = Set(chapter.filesNeeded(by: exercise.file))
      // Where each needs the other, nobody knows which of them it is.
      let others = exercises.filter { other in
        needed.contains(other.file) && !chapter.filesNeeded(by: other.file).contains(exercise.file)
      }
      let blamed = others.filter { other in guilty.contains { $0.id == other.id } }
      if let unknown = others.compactMap({ found[$0.id] }).first(where: \.isOfMachine) {
        // What this machine could not find out about one of them may be what is wrong here.
        obstacles[exercise.id] = unknown
      } else if !blamed.isEmpty {
        obstacles[exercise.id] = .needs(blamed.map(\.file))
      }
    }
  }

  /// Returns the errors of a file, each with the notes that follow it.
  private static func messages(about path: String, in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var messages: [Diagnostic] = []
    var isInside = false
    for diagnostic in diagnostics {
      if diagnostic.kind != .note { isInside = diagnostic.kind == .error && diagnostic.file == path }
      if isInside { messages.append(diagnostic) }
    }
    return messages
  }
}

extension ChapterFiles.File {
  /// Returns whether the compiler complains of another file that a name of this one is not there.
  fileprivate func isMissed(by other: ChapterFiles.File, _ complaints: [Diagnostic]) -> Bool {
    let shared = names.declared.intersection(other.names.used)
    guard !shared.isEmpty else { return false }
    // Names stand between quotes. Thousands of them in thousands of messages are looked for at once, not one by one.
    return complaints.contains { complaint in
      complaint.message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().dropLast()
        .contains { shared.contains(String($0)) }
    }
  }
}

extension [ChapterFiles.File] {
  /// Returns messages with the names that learners know in place of the paths of copies; other places are no places.
  fileprivate func toldToLearner(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.prefix(100).map { diagnostic in
      var told = diagnostic
      let file = first { $0.path == diagnostic.file }
      told.file = file?.name ?? ""
      if file == nil { (told.line, told.column) = (0, 0) }
      // No message that says something is so long.
      told.message = String(told.message.prefix(2000))
      for file in self where told.message.contains(file.path) {
        told.message = told.message.replacing(file.path, with: file.name.shownFileName)
      }
      return told
    }
  }
}
