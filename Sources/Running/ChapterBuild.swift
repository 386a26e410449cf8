import Course
import Foundation
import Judging

/// A chapter compiled as far as it goes: files with errors are left out, and the rest is compiled again.
struct ChapterBuild: Sendable {
  /// Why an exercise cannot be run.
  enum Obstacle: Sendable {
    /// Its own file, or the way it is to be made, has these errors.
    case errors([Diagnostic])
    /// It needs files that do not compile.
    case needs([String])
    /// The type the probe asks for is not there, is made in another way or is no such shape; with the compiler's word.
    case otherType(Diagnostic)
    /// A given file, of this name, has this error once the exercise's file stands beside it.
    case breaksGiven(String, Diagnostic)
    /// The compiler failed; with the reason.
    case failed(String)
  }

  /// The library with an exercise's probe, by the exercise's id; most often one and the same for all.
  private(set) var libraries: [String: String] = [:]

  /// What stops an exercise, by its id.
  private(set) var obstacles: [String: Obstacle] = [:]

  /// Compiles a chapter's files with the probes of some of its exercises.
  ///
  /// - Parameters:
  ///   - probes: The path of each exercise's probe.
  ///   - folder: Where the library goes.
  init(
    _ files: ChapterFiles, exercises: [Exercise], probes: [String: String], module: String, compiler: Compiler,
    folder: String
  ) {
    var remaining = files.files
    var waiting = exercises
    var leftOut: [ChapterFiles.File] = []
    while !waiting.isEmpty {
      let paths = remaining.map(\.path) + waiting.compactMap { probes[$0.id] }
      switch compiler.compile(paths, module: module, into: folder) {
      case .library(let path):
        for exercise in waiting { libraries[exercise.id] = path }
        return
      case .failed(let reason):
        compileAlone(
          waiting, of: remaining, probes: probes, module: module, compiler: compiler, folder: folder,
          otherwise: .failed(reason))
        return
      case .refused(let diagnostics):
        let errors = diagnostics.filter { $0.kind == .error }
        let broken = remaining.filter { file in !file.isGiven && errors.contains { $0.file == file.path } }
        let brokenNames = Set(broken.map(\.name))
        for file in broken {
          guard let exercise = waiting.first(where: { $0.file == file.name }) else { continue }
          let complaints = errors.filter { $0.file == file.path }
          let missing = leftOut.filter { $0.isMissed(by: file, complaints) }.map(\.name)
          obstacles[exercise.id] =
            missing.isEmpty ? .errors(Self.messages(about: file.path, in: diagnostics)) : .needs(missing)
        }
        // A probe with errors while no file has any: the type is not the one that is asked for.
        for exercise in broken.isEmpty ? waiting : [] {
          let complaints = errors.filter { $0.file == probes[exercise.id] }
          // What is said of the learner's type tells more than what follows from it for the probe.
          let telling = complaints.first { !$0.message.contains("'\(exercise.probe)'") }
          guard let error = telling ?? complaints.first else { continue }
          obstacles[exercise.id] = .otherType(error)
        }
        let before = waiting.count
        waiting.removeAll { obstacles[$0.id] != nil }
        remaining.removeAll { brokenNames.contains($0.name) }
        leftOut += broken
        if broken.isEmpty, waiting.count == before {
          // The errors are about no file that could be left out.
          compileAlone(
            waiting, of: remaining, probes: probes, module: module, compiler: compiler, folder: folder,
            otherwise: Self.obstacle(of: errors, given: remaining.filter(\.isGiven)))
          return
        }
      }
    }
  }

  /// Compiles each exercise with no more files than it needs, after all of them together were too much for the compiler.
  ///
  /// So a file at which the compiler crashes, or does not come to an end, costs only what needs it.
  ///
  /// - Parameter obstacle: What stops an exercise that needs all of the files.
  private mutating func compileAlone(
    _ exercises: [Exercise], of files: [ChapterFiles.File], probes: [String: String], module: String,
    compiler: Compiler, folder: String, otherwise obstacle: Obstacle
  ) {
    for exercise in exercises {
      let chapter = ChapterFiles(files: files)
      let needed = Set(chapter.filesNeeded(by: exercise.file) + [exercise.file])
      let own = ChapterFiles(files: files.filter { $0.isGiven || needed.contains($0.name) })
      let place = "\(folder)/\(exercise.name)"
      guard own.files.count < files.count,
        mkdir(place, S_IRWXU) == 0
      else {
        obstacles[exercise.id] = obstacle
        continue
      }
      let build = ChapterBuild(
        own, exercises: [exercise], probes: probes, module: module, compiler: compiler, folder: place)
      libraries.merge(build.libraries) { $1 }
      obstacles.merge(build.obstacles) { $1 }
    }
  }

  /// Returns what stops exercises where the errors are about no learner's file and no probe.
  private static func obstacle(of errors: [Diagnostic], given: [ChapterFiles.File]) -> Obstacle {
    for error in errors {
      if let file = given.first(where: { $0.path == error.file }) { return .breaksGiven(file.name, error) }
    }
    return .failed(errors.first?.message ?? "the compiler gave no reason")
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
    names.declared.intersection(other.names.used).contains { name in
      complaints.contains { $0.message.contains("'\(name)'") }
    }
  }
}
