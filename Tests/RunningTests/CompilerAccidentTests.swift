import Course
import Foundation
import Judging
import Testing

@testable import Running

/// How a compiler may end.
struct CompilerEnd: CustomTestStringConvertible, Sendable {
  var testDescription: String

  /// Commands of the shell.
  var commands: String

  init(_ name: String, _ commands: String) { (testDescription, self.commands) = (name, commands) }

  static let full = "<unknown>:0: error: error closing '$TMPDIR/Arcs.o' for output: No space left on device"

  /// Nothing that a file holds can bring these about.
  static let ofMachine = [
    CompilerEnd("killed", "kill -KILL $$"), CompilerEnd("terminated", "kill -TERM $$"),
    CompilerEnd("a disk that is full for a moment", "echo \"\(full)\" >&2; exit 1"),
    CompilerEnd(
      "a quota", "echo \"LLVM ERROR: IO failure on output stream: \(String(cString: strerror(EDQUOT)))\" >&2; exit 1"),
    CompilerEnd(
      "a disk that is full while a module is made",
      "echo \"/nowhere/Cone.swift:1:8: error: no such module\n\(full)\" >&2; exit 1"),
    CompilerEnd("no process for it", "echo 'sh: 1: Cannot fork' >&2; exit 2"),
    CompilerEnd(
      "a linker that was killed",
      "echo 'error: link command failed with exit code 1 (use -v to see invocation)\n"
        + "clang: error: unable to execute command: Killed' >&2; exit 1"),
  ]

  /// Files can bring these about, with the words of the others in them.
  static let ofFiles = [
    CompilerEnd("an error", "echo '/nowhere/Cone.swift:1:1: error: no' >&2; exit 1"),
    CompilerEnd(
      "a forged disk", "echo '/nowhere/Cone.swift:1:1: error: a\nLLVM ERROR: No space left on device' >&2; exit 1"),
    CompilerEnd(
      "a forged disk, at no place",
      "echo ':1:1: error: a\n<unknown>:0: error: error closing /tmp/x for output: No space left on device' >&2; exit 1"),
    CompilerEnd(
      "a forged signal, at no place",
      "echo ':1:1: error: a\nerror: compile command failed due to signal 9 (use -v)' >&2; exit 1"),
    CompilerEnd(
      "a name that ends in these words", "echo '1. type-checking f: No space left on device' >&2; kill -SEGV $$"),
    CompilerEnd("more words than are read", "yes 'note: more' >&2; exit 1"),
    CompilerEnd("no memory that it may have", "echo 'LLVM ERROR: out of memory' >&2; kill -ABRT $$"),
  ]
}

@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/prlimit")))
struct `A compiler that an accident may have ended` {
  @Test(arguments: CompilerEnd.ofMachine) func `is called once more`(_ end: CompilerEnd) throws {
    let stub = try StubToolchain(end.commands, isLasting: false)
    guard case .succeeded = try stub.checked() else {
      Issue.record("it was not believed the second time")
      return
    }
    #expect(stub.starts == 2)
  }

  @Test(arguments: CompilerEnd.ofMachine) func `is never the fault of a file`(_ end: CompilerEnd) throws {
    let stub = try StubToolchain(end.commands, isLasting: true)
    let ending = try stub.checked()
    guard case .failed = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(stub.starts == 2)
  }

  @Test(arguments: CompilerEnd.ofFiles) func `is the fault of a file that can have it end so`(_ end: CompilerEnd) throws
  {
    let ending = try StubToolchain(end.commands, isLasting: true).checked()
    switch ending {
    case .refused, .gaveUp: break
    case .failed, .succeeded: Issue.record("\(ending)")
    }
  }

  @Test func `finds nothing the second time of what it made the first time`() throws {
    let again = "echo '/nowhere/Cone.swift:1:1: error: here is something' >&2; exit 1"
    let stub = try StubToolchain(
      "[ -e \"$TMPDIR/made\" ] && { \(again); }; mkdir \"$TMPDIR/made\"; kill -KILL $$", isLasting: true)
    guard case .failed = try stub.checked() else {
      Issue.record("it found what it had made")
      return
    }
    #expect(stub.starts == 2)
  }

  @Test func `is not called again for an error in a file`() throws {
    let stub = try StubToolchain(CompilerEnd.ofFiles[0].commands, isLasting: true)
    _ = try stub.checked()
    #expect(stub.starts == 1)
  }

  @Test func `is killed because of a file only where it worked or took much itself`() throws {
    let compiler = Compiler(tools: try Tools.beside(program: Tools.thisProgram), containment: .ofThisMachine)
    func ending(_ change: (inout Ended) -> Void) -> Compiler.Ending {
      var ended = Ended(way: .signaled(SIGKILL))
      change(&ended)
      return compiler.ending(of: ended, output: "", folder: "/tmp", withDriver: false)
    }
    guard case .failed = ending({ $0.memoryBytes = 400 << 20 }),
      case .gaveUp(.memory) = ending({ $0.memoryBytes = 2 << 30 }),
      case .gaveUp(.time(15)) = ending({ $0.processorSeconds = 16 })
    else {
      Issue.record("an end was taken for another")
      return
    }
  }

  @Test func `leaves an exercise with a refusal unjudged, not blocked`() throws {
    let exercise = try #require(Course.exercises.first { $0.assessment.refusal != nil })
    let expected = try #require(exercise.assessment.refusal)
    var tools = try Tools.beside(program: Tools.thisProgram)
    tools.compiler = "/nowhere/swiftc"
    let run = RefusalRun(
      ChapterFiles(files: [ChapterFiles.File(exercise.file, Data("#if REFUSED\nlet x = 1\n#endif\n".utf8))]),
      module: exercise.chapter, compiler: Compiler(tools: tools, containment: .ofThisMachine))
    guard case .failed = run.outcome(on: exercise, expected: expected) else {
      Issue.record("a compiler that is not there was asked")
      return
    }
    #expect(run.answer(on: exercise, expected: expected) == .notAsked("/nowhere/swiftc: No such file or directory."))
  }
}
