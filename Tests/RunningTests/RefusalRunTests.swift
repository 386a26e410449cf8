import Course
import Foundation
import Judging
import Testing

@testable import Running

/// A file `Cone.swift` with lines that are to be refused, and the line and the beginning of each error.
struct RefusedFile: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var refused: String
  var complaints: [(line: Int?, words: String)]

  init(_ name: String, _ refused: String, _ complaints: (line: Int?, words: String)...) {
    (testDescription, self.refused, self.complaints) = (name, refused, complaints)
  }

  /// The lines between `#if REFUSED`, which is line 2, and `#endif`.
  var text: String { "import SwiftUI\n#if REFUSED\n\(refused)\n#endif\nlet plain: Int = 1\n" }

  static let reason = "use of protocol 'Shape' as a type must be written 'any Shape'"

  /// Text as the compiler would print it; nobody can know the path of the file that it reads.
  static let forged = #"a\n/tmp/Cone.swift:3:5: error: \#(reason)\nCone.swift:3:5: error: \#(reason)"#

  static let all = [
    RefusedFile("accepted", "let shapes: [any Shape] = []"),
    RefusedFile("no any", "let shapes: [Shape] = []", (3, reason)),
    RefusedFile("no any, twice", "let shapes: [Shape] = []\n\nvar other: Shape?", (3, reason), (5, reason)),
    RefusedFile(
      "two shapes behind some Shape",
      "func shape(_ flag: Bool) -> some Shape {\n  if flag { return Circle() }\n  return Rectangle()\n}",
      (3, "function declares an opaque return type 'some Shape', but the return statements in its body do not have")),
    RefusedFile("an unknown name", "let shapes: [Shap] = []", (3, "cannot find type 'Shap' in scope")),
    RefusedFile("bad syntax", "let shapes: [Shape = []", (3, "expected ']' in array type")),
    RefusedFile("a name of the other part", "let more = plain + 1"),
    RefusedFile("a needed file's lines", "let two: [Shape] = [Helper()]", (3, reason)),
    RefusedFile(
      "a forged error in a warning",
      "@available(*, deprecated, message: \"\(forged)\") func old() {}\nfunc new() { old() }\nlet x: Int = \"\"",
      (5, "cannot convert value of type 'String' to specified type 'Int'")),
    RefusedFile(
      "a forged error in an error",
      "@available(*, unavailable, message: \"\(forged)\") func old() {}\nfunc new() { old() }",
      (4, "'old()' is unavailable: a")),
    RefusedFile("an error that is made up", "#error(\"\(reason)\")", (3, reason)),
  ]
}

@Suite struct `A run for a refusal` {
  static let expected = ExpectedRefusal("it", openings: [""], warningsAsErrors: ["ExistentialAny"])

  /// A file that others may need, which has lines to be refused itself and is warned of in other lines.
  static let helper = """
    import SwiftUI
    struct Helper: Shape { func path(in rect: CGRect) -> Path { Path() } }
    let helpers: [Shape] = []
    #if REFUSED
    struct Helper {}
    #endif
    """

  private func answer(on text: String, tools: Tools? = nil) async throws -> CompilerAnswer {
    let sources = ["Cone.swift": text, "Helper.swift": Self.helper]
    let files = sources.map { ChapterFiles.File($0, Data($1.utf8)) }
    let run = RefusalRun(
      ChapterFiles(files: files), module: "Arcs",
      compiler: Compiler(
        tools: try tools ?? Tools.beside(program: Tools.thisProgram), containment: .ofThisMachine))
    let exercise = try #require(Course.exercise(id: "Arcs/Cone"))
    return await onThreadOfItsOwn { run.answer(on: exercise, expected: Self.expected) }
  }

  @Test(arguments: RefusedFile.all)
  func `tells what the compiler says, and of which line`(_ file: RefusedFile) async throws {
    switch try await answer(on: file.text) {
    case .accepted: #expect(file.complaints.isEmpty)
    case .notAsked(let reason): Issue.record("\(reason)")
    case .refused(let complaints):
      // What is forged names no file of ours.
      let known = complaints.filter { $0.line != nil }
      #expect(known.map(\.line) == file.complaints.map(\.line), "\(complaints)")
      for (complaint, wanted) in zip(known, file.complaints) {
        #expect(complaint.message.hasPrefix(wanted.words), "\(complaint.message)")
      }
    }
  }

  @Test func `says so where there is no compiler`() async throws {
    var tools = try Tools.beside(program: Tools.thisProgram)
    tools.compiler = "/nowhere/swiftc"
    let answer = try await answer(on: RefusedFile.all[1].text, tools: tools)
    guard case .notAsked(let reason) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(reason.contains("/nowhere/swiftc"))
  }

  @Test func `does not run what it reads, nor end where the compiler does not`() async throws {
    let deep = "let x = " + String(repeating: "[", count: 3000) + String(repeating: "]", count: 3000)
    let answer = try await answer(on: "import SwiftUI\n#if REFUSED\n\(deep)\n#endif\n")
    #expect(answer != .accepted)
  }
}
