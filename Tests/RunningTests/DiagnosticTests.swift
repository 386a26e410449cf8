import Testing

@testable import Running

@Suite struct `A message of the compiler` {
  @Test(arguments: [
    (
      "/a/Cone.swift:12:5: error: missing return",
      Diagnostic(file: "/a/Cone.swift", line: 12, column: 5, kind: .error, message: "missing return")
    ),
    (
      "/a b/Ü: 1:2: x/Cone.swift:1:2: warning: odd: error: no",
      Diagnostic(file: "/a b/Ü: 1:2: x/Cone.swift", line: 1, column: 2, kind: .warning, message: "odd: error: no")
    ),
    (
      "/a/Cone.swift:3:4: note: 'x' declared here",
      Diagnostic(file: "/a/Cone.swift", line: 3, column: 4, kind: .note, message: "'x' declared here")
    ),
    ("error: no such module", Diagnostic(file: "", line: 0, column: 0, kind: .error, message: "no such module")),
    ("<unknown>:0: error: module name", Diagnostic(file: "", line: 0, column: 0, kind: .error, message: "module name")),
  ])
  func `is read from its line`(_ line: String, diagnostic: Diagnostic) {
    #expect(Diagnostic.all(in: line) == [diagnostic])
  }

  @Test func `stands among lines that are none`() {
    let output = """
      /a/Cone.swift:12:5: error: missing return in instance method
        return // error: not this
        ^~~~~~
      /a/Cone.swift:x:5: error: no number
      ld: symbol not found
      /a/Dome.swift:1:1: note: over here
      """
    #expect(Diagnostic.all(in: output).map(\.kind) == [.error, .note])
    #expect(Diagnostic.all(in: "").isEmpty)
  }
}
