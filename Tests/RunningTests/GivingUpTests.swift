import Course
import Foundation
import Judging
import Testing

@testable import Running

@Suite struct `A compiler that gives up` {
  private static func compiler() throws -> Compiler {
    Compiler(tools: try Tools.beside(program: Tools.thisProgram), containment: .ofThisMachine)
  }

  /// A tuple of tuples: its parts are a million millions.
  private static let slow =
    "\ntypealias A0 = (Int, Int)\n"
    + (1...40).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" }.joined(separator: "\n")
    + "\nfunc f(_ x: A40) {}"

  private static let large =
    "\nstruct S<T> { var a: T, b: T, c: T, d: T }\ntypealias A = S<S<S<S<S<S<S<S<Int>>>>>>>>\n"
    + "typealias B = S<S<S<S<S<S<S<S<A>>>>>>>>\nfunc f(_ x: B) -> B { x }"

  /// Compiles a cone with something more, a dome, and a ring that needs the cone, within small limits.
  private func build(_ more: String, memoryBytes: Int = 3 << 30) async throws -> ChapterBuild {
    let scratch = try ScratchFolder()
    let place = try CompilationFolder(in: scratch)
    let files = [
      ChapterFiles.File("Cone.swift", Data((Code.cone + more).utf8)),
      ChapterFiles.File("Dome.swift", Data(Code.dome().utf8)),
      ChapterFiles.File("Ring.swift", Data("import SwiftUI\nstruct Ring { let cone = Cone() }".utf8)),
    ]
    let exercises = try ["Cone", "Dome", "Ring"].map { try #require(Course.exercise(id: "Arcs/\($0)")) }
    let probes = exercises.map {
      ChapterFiles.File("\($0.probe).swift", Data("enum \($0.probe) { static let it = \($0.name)() }".utf8))
    }
    let copies = try place.copies(of: probes, group: "probes")
    var compiler = try Self.compiler()
    compiler.limits.processorSeconds = 3
    compiler.limits.memoryBytes = memoryBytes
    compiler.wallSeconds = 100
    let means = ChapterBuild.Means(
      probes: Dictionary(uniqueKeysWithValues: zip(exercises.map(\.id), copies.map(\.path))), module: "Arcs",
      compiler: compiler, sources: place.sources, secondsTogether: 2)
    let chapter = ChapterFiles(files: try place.copies(of: files, group: "chapter"))
    let build = await onThreadOfItsOwn {
      ChapterBuild(chapter, exercises: exercises, by: means, into: place.products)
    }
    for library in build.libraries.values { #expect(FileManager.default.fileExists(atPath: library)) }
    withExtendedLifetime(scratch) {}
    return build
  }

  @Test func `for want of time costs the file, and what needs it`() async throws {
    let build = try await build(Self.slow)
    #expect(build.libraries.keys.sorted() == ["Arcs/Dome"])
    guard case .tooMuch(.time(3), beside: [])? = build.obstacles["Arcs/Cone"],
      case .needs(["Cone.swift"])? = build.obstacles["Arcs/Ring"]
    else {
      Issue.record("\(build.obstacles)")
      return
    }
    let verdict = try #require(build.obstacles["Arcs/Cone"]).verdict(
      on: try #require(Course.exercise(id: "Arcs/Cone")), folder: "Chapters/03-Arcs")
    #expect(verdict.status == .didNotCompile)
    #expect(verdict.findings.map(\.code) == ["compiler-gave-up"])
    #expect(verdict.findings[0].message.hasPrefix("The compiler gave up after 3 seconds on Cone.swift: "))
  }

  @Test func `for want of memory costs the file`() async throws {
    let build = try await build(Self.large, memoryBytes: 1 << 30)
    #expect(build.libraries.keys.sorted() == ["Arcs/Dome"])
    guard case .tooMuch(.memory, beside: [])? = build.obstacles["Arcs/Cone"] else {
      Issue.record("\(build.obstacles)")
      return
    }
  }

  @Test func `is told by how it ended and what it said`() throws {
    let compiler = try Self.compiler()
    func reason(_ way: Ended.Way, _ output: String) -> GivingUp? {
      if case .gaveUp(let reason) = compiler.ending(of: Ended(way: way), output: output, folder: "/tmp") {
        reason
      } else {
        nil
      }
    }
    #expect(reason(.exited(1), "error: compile command failed due to signal 24 (use -v)") == .time(15))
    #expect(reason(.exited(1), "<unknown>:0: error: link command failed due to signal 25 (use -v)") == .size)
    #expect(reason(.exited(1), "error: compile command failed due to signal 6\nLLVM ERROR: out of memory") == .memory)
    #expect(reason(.exited(1), "error: compile command failed due to signal 6\nAssertion failed") == .crash)
    #expect(reason(.signaled(SIGXCPU), "") == .time(15))
    #expect(reason(.signaled(SIGSEGV), "") == .crash)
    // What is found in a file tells more than the end.
    let found = "/a/Cone.swift:1:1: error: no\nerror: compile command failed due to signal 6"
    guard case .refused = compiler.ending(of: Ended(way: .exited(1)), output: found, folder: "/tmp"),
      case .gaveUp(.unclear) = compiler.ending(of: Ended(way: .exited(1)), output: "x: error: no", folder: "/tmp"),
      case .succeeded = compiler.ending(of: Ended(way: .exited(0)), output: "", folder: "/tmp")
    else {
      Issue.record("an end was taken for another")
      return
    }
  }

  @Test func `for want of time is the files' fault only where the compiler worked`() throws {
    let compiler = try Self.compiler()
    var ended = Ended(way: .signaled(SIGKILL))
    (ended.ranOutOfTime, ended.processorSeconds) = (true, Double(compiler.limits.processorSeconds) - 1)
    guard case .gaveUp(.time) = compiler.ending(of: ended, output: "", folder: "/tmp") else {
      Issue.record("a compiler that worked all the time did not give up")
      return
    }
    ended.processorSeconds = 1
    guard case .gaveUp(.noTime(30)) = compiler.ending(of: ended, output: "", folder: "/tmp") else {
      Issue.record("a compiler that hardly worked had its time")
      return
    }
    let exercise = try #require(Course.exercise(id: "Arcs/Cone"))
    #expect(
      ChapterBuild.Obstacle.tooMuch(.noTime(30), beside: []).verdict(on: exercise, folder: "").status == .graderError)
  }

  @Test func `on a small right file too is the grader's error`() async throws {
    var compiler = try Self.compiler()
    compiler.tools.modules = "/nowhere"
    let trial = compiler
    #expect(await onThreadOfItsOwn { !trial.trial.isPassed(by: trial) })
    let whole = try Self.compiler()
    #expect(await onThreadOfItsOwn { whole.trial.isPassed(by: whole) })
  }
}
