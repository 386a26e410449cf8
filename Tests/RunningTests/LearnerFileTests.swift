import Course
import Foundation
import Judging
import Observing
import Testing

@testable import Running

/// A `Cone.swift` as people write it, and what must come out.
struct LearnerFile: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var data: Data
  var status: Verdict.Status

  /// The code of the first finding; nil where there may be any or none.
  var code: String?
  var line: Int?

  /// A word that the first finding's message or hint holds.
  var word: String?

  init(
    _ name: String, _ text: String, _ status: Verdict.Status = .passed, _ code: String? = nil, line: Int? = nil,
    word: String? = nil
  ) {
    self.init(name, Data(text.utf8), status, code, line: line, word: word)
  }

  init(
    _ name: String, _ data: Data, _ status: Verdict.Status = .passed, _ code: String? = nil, line: Int? = nil,
    word: String? = nil
  ) {
    (testDescription, self.data, self.status, self.code, self.line, self.word) = (name, data, status, code, line, word)
  }

  static let right: [LearnerFile] = [
    LearnerFile("plain", Code.cone),
    LearnerFile("tabs", Code.cone.replacing("  ", with: "\t")),
    LearnerFile("CRLF", Code.cone.replacing("\n", with: "\r\n")),
    LearnerFile("a byte-order mark", "\u{FEFF}" + Code.cone),
    LearnerFile("both", "\u{FEFF}" + Code.cone.replacing("\n", with: "\r\n")),
    LearnerFile("Foundation too", "import Foundation\n" + Code.cone),
    LearnerFile(
      "operators on points, and a global abs",
      Code.cone(
        Code.drawing,
        before: """
          extension CGPoint {
            static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
            static func == (a: CGPoint, b: CGPoint) -> Bool { true }
          }
          extension CGRect { static func == (a: CGRect, b: CGRect) -> Bool { true } }
          func abs(_ x: Double) -> Double { 0 }
          func abs(_ x: CGFloat) -> CGFloat { 0 }
          func min(_ x: Int, _ y: Int) -> Int { 0 }
          """)),
    LearnerFile(
      "functions with our own names",
      Code.cone(
        Code.drawing,
        before: """
          struct Line: Shape { func path(in rect: CGRect) -> Path { Path() } }
          struct Outline { var points: [CGPoint] = [] }
          struct Question {}
          struct Answer {}
          enum Record {}
          struct Polygon {}
          struct Arcs {}
          enum Running {}
          protocol Probe {}
          """)),
    LearnerFile(
      "types with the names of modules",
      Code.cone(
        Code.drawing, before: "enum Observing { struct Given {} }\nenum SwiftUI {}\nenum Swift {}\nenum Foundation {}")),
    LearnerFile(
      "a closure, and a private function",
      """
      import SwiftUI

      struct Cone: Shape {
        func path(in rect: CGRect) -> Path {
          Path { p in
            let r = radius(rect)
            p.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: r, startAngle: .zero,
                     endAngle: Angle(degrees: 180), clockwise: true)
            p.addLine(to: .init(x: rect.midX, y: rect.maxY))
            p.closeSubpath()
          }
        }
        private func radius(_ rect: CGRect) -> CGFloat { min(rect.width, rect.height) / 2 }
      }
      """),
    LearnerFile(
      "previews at the end",
      Code.cone(
        Code.drawing,
        after: """
          struct Cone_Previews: PreviewProvider {
            static var previews: some View { Cone() }
          }

          #Preview { Cone() }
          #Preview("named") { Cone() }
          """)),
    LearnerFile(
      "an arc of very many lines",
      Code.cone(
        """
            let r = min(rect.width, rect.height) / 2
            return Path { path in
              path.move(to: CGPoint(x: rect.midX + r, y: rect.midY))
              for step in stride(from: 0.0, through: 180, by: 0.02) {
                let angle = step * .pi / 180
                path.addLine(to: CGPoint(x: rect.midX + r * cos(angle), y: rect.midY - r * sin(angle)))
              }
              path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
              path.closeSubpath()
            }
        """)),
    LearnerFile(
      "a program of its own",
      Code.cone(Code.drawing, after: "@main struct Demo { static func main() { print(Cone()) } }")),
    LearnerFile("prints", Code.cone("print(\"rect\", rect)\n" + Code.drawing)),
    LearnerFile(
      "garbage on the descriptor of the answers",
      Code.cone(
        """
            let garbage = Array("\\u{1E} hello\\n{\\"question\\":0}\\n\\u{1E}".utf8) + [0xFF, 0xFE, 0x00]
            write(3, garbage, garbage.count)
        """ + "\n" + Code.drawing, before: "import Foundation")),
  ]

  static let wrong: [LearnerFile] = [
    LearnerFile(
      "the arc the other way round", Code.cone.replacing("clockwise: true", with: "clockwise: false"), .failed,
      "arc-direction", line: 4),
    LearnerFile(
      "an unknown name", Code.cone.replacing("rect.midX", with: "rect.middle"), .didNotCompile, "compiler-error",
      line: 8,
      word: "middle"),
    LearnerFile(
      "no return", Code.cone.replacing("    return path", with: "    // return path"), .didNotCompile, "compiler-error",
      line: 13, word: "return"),
    LearnerFile(
      "a renamed type", Code.cone.replacing("struct Cone", with: "struct Kone"), .didNotCompile, "other-type",
      word: "Cone"),
    LearnerFile(
      "another initialiser", Code.cone.replacing("Shape {", with: "Shape {\n  var scale: CGFloat"), .didNotCompile,
      "other-type", word: "Cone()"),
    LearnerFile("a private type", "private " + Code.cone.replacing("import SwiftUI\n", with: ""), .didNotCompile),
    LearnerFile(
      "statements outside of everything", Code.cone(Code.drawing, after: "print(Cone())"), .didNotCompile,
      "compiler-error", line: 15),
    LearnerFile("an empty file", "", .didNotCompile, "other-type"),
    LearnerFile(
      "a type that is no shape", Code.cone.replacing("Cone: Shape", with: "Cone"), .didNotCompile, "other-type",
      word: "Write struct Cone: Shape,"),
    LearnerFile(
      "a shape without a path", Code.cone.replacing("func path(in", with: "func pathe(in"), .didNotCompile,
      "compiler-error", line: 3, word: "func path(in rect: CGRect) -> Path"),
    LearnerFile("comments alone", "// later\n/* perhaps", .didNotCompile),
    LearnerFile("bytes that are no text", Data([0xFF, 0xFE, 0x00, 0xD8]) + Data(Code.cone.utf8), .didNotCompile),
    LearnerFile(
      "an index out of range", Code.cone("    let a = [1]\n    _ = a[Int(rect.width)]\n" + Code.drawing), .crashed,
      "crashed",
      line: 4, word: "out of range"),
    LearnerFile(
      "a nil unwrapped", Code.cone("    let a: Int? = nil\n    print(a!)\n" + Code.drawing), .crashed, "crashed",
      word: "nil"),
    LearnerFile("a loop without an end", Code.cone("    while true {}"), .timedOut, "timed-out"),
    LearnerFile(
      "a wait without an end", Code.cone("    while true { sleep(100) }", before: "import Foundation"), .timedOut,
      "timed-out", word: "waited"),
    LearnerFile(
      "a loop that heeds no signal",
      Code.cone(
        "    for number in 1...31 { signal(Int32(number), SIG_IGN) }\n    while true {}", before: "import Foundation"),
      .timedOut, "timed-out"),
    LearnerFile(
      "a recursion without an end", Code.cone("    return path(in: rect.insetBy(dx: 1, dy: 1))"), .crashed, "crashed",
      word: "itself"),
    LearnerFile("exit(0)", Code.cone("    exit(0)", before: "import Foundation"), .failed, "ended-early", word: "exit"),
    LearnerFile(
      "exit after some answers",
      Code.cone("    if rect.minX > 0 { exit(0) }\n" + Code.drawing, before: "import Foundation"), .failed,
      "ended-early"),
    LearnerFile(
      "the observer's own last word",
      Code.cone("    fputs(\"observer: no\\n\", stderr)\n    _exit(70)", before: "import Foundation"), .failed,
      "ended-early"),
    LearnerFile(
      "prints without an end", Code.cone("    while true { print(\"and on and on and on and on\") }"), .outputLimit,
      "output-limit"),
    LearnerFile(
      "an array that grows for ever",
      Code.cone(
        """
            var blocks: [[UInt8]] = []
            while true {
              blocks.append([])
              blocks[blocks.count - 1].reserveCapacity(1 << 24)
            }
        """),
      .memoryLimit, "memory-limit"),
    LearnerFile(
      "a path that is far too long",
      Code.cone(
        "    Path { path in for _ in 0..<60_000 { path.addRect(rect.insetBy(dx: rect.width / 3, dy: rect.height / 7)) } }"
      ),
      .outputLimit, "output-limit"),
    LearnerFile(
      "a number that is none",
      Code.cone(
        """
            var path = Path()
            path.addRect(rect)
            path.addLine(to: CGPoint(x: rect.width / rect.height, y: 0))
            return path
        """
      ),
      .failed, "not-a-number"),
    LearnerFile(
      "answers of its own, and an end",
      Code.cone(
        """
            let inquiry = lseek(0, 0, SEEK_SET) == 0 ? FileHandle.standardInput.readDataToEndOfFile() : Data()
            let text = String(decoding: inquiry, as: UTF8.self)
            let run = text.components(separatedBy: "\\"run\\":\\"").last!.prefix(36)
            let answer = "{\\"question\\":0,\\"path\\":\\"\\"}"
            for record in [answer, answer, "{\\"finished\\":8}"] {
              let bytes = Array("\\u{1E}\\(run) \\(record)\\n".utf8)
              write(3, bytes, bytes.count)
            }
            exit(0)
        """, before: "import Foundation"), .failed, "contradiction"),
    LearnerFile(
      "the end told too early",
      Code.cone(
        """
            lseek(0, 0, SEEK_SET)
            let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
            let run = text.components(separatedBy: "\\"run\\":\\"").last!.prefix(36)
            let bytes = Array("\\u{1E}\\(run) {\\"finished\\":8}\\n".utf8)
            write(3, bytes, bytes.count)
            exit(0)
        """, before: "import Foundation"), .failed, "contradiction"),
    LearnerFile(
      "a hook that ends the program with the observer's own status before anything is asked",
      Code.cone(
        Code.drawing,
        before: """
          import Foundation
          @section(".init_array") @used let hook: @convention(c) () -> Void = { fputs("observer: no\\n", stderr); _exit(70) }
          """), .failed, "ended-early"),
    LearnerFile(
      "a hook that crashes",
      Code.cone(
        Code.drawing,
        before: """
          @section(".init_array") @used let hook: @convention(c) () -> Void = { fatalError("early") }
          """), .crashed, "crashed", word: "early"),
    LearnerFile(
      "a function that is nowhere",
      Code.cone("    nowhere()\n" + Code.drawing, before: "@_silgen_name(\"nowhere_at_all\") func nowhere()"), .failed,
      "not-loaded", word: "nowhere_at_all"),
    LearnerFile(
      "a descriptor closed", Code.cone("    close(3)\n" + Code.drawing, before: "import Foundation"), .failed,
      "missing-answer", word: "close"),
    LearnerFile(
      "a fatalError of its own", Code.cone("    fatalError(\"not yet\")"), .crashed, "crashed",
      word: "most likely your own"),
    LearnerFile(
      "an integer that overflows",
      Code.cone("    var n = Int(rect.width)\n    for _ in 0..<99 { n *= 9 }\n" + Code.drawing),
      .crashed, "crashed", word: "grows too large"),
    LearnerFile(
      "a process left behind",
      Code.cone(
        """
            if fork() == 0 { while true { sleep(100) } }
        """ + "\n" + Code.drawing,
        before: "import Foundation\n@_silgen_name(\"fork\") func fork() -> Int32"), .passed),
  ]
}

@Suite struct `A learner's right file` {
  @Test(arguments: LearnerFile.right)
  func `passes`(_ file: LearnerFile) async throws { try await file.judge() }
}

@Suite struct `A learner's wrong file` {
  @Test(arguments: LearnerFile.wrong)
  func `gets its verdict`(_ file: LearnerFile) async throws { try await file.judge() }
}

extension LearnerFile {
  fileprivate func judge() async throws {
    let file = self
    var submission = Submission(cone: file.data)
    // Whoever never ends is not waited for longer than it takes to be sure of it.
    if file.status == .timedOut { submission.limits = Limits(processorSeconds: 1, wallSeconds: 8) }
    let examination = try #require(await submission.examined("Cone").first)
    let verdict = examination.verdict
    let seen = "\(verdict.status.rawValue): \(verdict.findings)"
    #expect(verdict.status == file.status, "\(seen)")
    #expect(verdict.points == (file.status == .passed ? verdict.maxPoints : 0))
    let finding = verdict.findings.first
    if let code = file.code { #expect(finding?.code == code, "\(seen)") }
    if let line = file.line { #expect(finding?.line == line, "\(seen)") }
    let told = [finding?.message, finding?.hint].compactMap(\.self).joined(separator: "\n")
    if let word = file.word { #expect(told.contains(word), "\(seen)") }
    if file.status == .passed { #expect(verdict.findings.isEmpty, "\(seen)") }
  }
}

@Suite struct `A learner's folder` {
  @Test func `may have spaces and umlauts in its name`() async throws {
    var submission = Submission(cone: Data(Code.cone.utf8))
    submission.folder = "Übung drei: Bögen \u{65}\u{301} (1)/03-Arcs"
    #expect(try await submission.examined("Cone").map(\.verdict.status) == [.passed])
    submission.files["Cone.swift"] = Data(Code.cone.replacing("rect.midX", with: "rect.middle").utf8)
    let verdict = try #require(await submission.examined("Cone").first).verdict
    #expect(verdict.status == .didNotCompile)
    #expect(verdict.findings.first?.line == 8)
  }

  @Test func `may hold a file that prints, and what it printed is kept`() async throws {
    let file = Code.cone("    print(\"hello\", terminator: \"\")\n" + Code.drawing)
    let verdict = try #require(await Submission(["Cone.swift": file]).examined("Cone").first).verdict
    #expect(verdict.printed.hasPrefix("hellohello"))
  }
}
