import Course
import Foundation
import Judging
import Testing

@testable import Running

@Suite struct `A chapter` {
  @Test func `loses only the file that does not compile`() async throws {
    let submission = Submission(["Cone.swift": "struct Cone: Shape {", "Dome.swift": Code.dome()])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.didNotCompile, .passed])
  }

  @Test func `blocks a file that needs a broken one, and says which`() async throws {
    let submission = Submission([
      "Cone.swift": Code.cone("    return nonsense", before: "typealias Spot = CGPoint"),
      "Dome.swift": Code.dome(using: "Spot"),
    ])
    let examinations = try await submission.examined("Cone", "Dome")
    #expect(examinations.map(\.verdict.status) == [.didNotCompile, .blocked])
    let finding = try #require(examinations.last?.verdict.findings.first)
    #expect(finding.code == "blocked")
    #expect(finding.message.contains("Chapters/03-Arcs/Cone.swift"))
    #expect(examinations.map(\.neededFiles) == [[], ["Cone.swift"]])
  }

  @Test func `blocks a file that needs a broken one by way of another`() async throws {
    let submission = Submission([
      "Extra.swift": "import SwiftUI\ntypealias Spot = Point2\nlet broken: Int = \"\"",
      "Cone.swift": Code.cone(Code.drawing, before: "typealias Place = Spot"),
      "Dome.swift": Code.dome(using: "Place"),
    ])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.blocked, .blocked])
  }

  @Test func `is not confused by a copy of a file`() async throws {
    let submission = Submission(["Cone.swift": Code.cone, "Cone copy.swift": Code.cone])
    let verdicts = try await submission.examined("Cone").map(\.verdict)
    #expect(verdicts.map(\.status) == [.passed])
  }

  @Test func `is compiled file by file where all together are too much for the compiler`() async throws {
    // Two files of one name are an error of no file.
    let submission = Submission([
      "Cone.swift": Code.cone, "Dome.swift": Code.dome(using: "Spot"),
      "Spot.swift": "import SwiftUI\ntypealias Spot = CGPoint", "More/Spot.swift": "let unused = 1",
    ])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.passed, .passed])
  }

  @Test func `loses only the file that calls what is not there`() async throws {
    let submission = Submission([
      "Cone.swift": Code.cone(
        "    nowhere()\n" + Code.drawing, before: "@_silgen_name(\"nowhere_at_all\") func nowhere()"),
      "Dome.swift": Code.dome(),
    ])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.failed, .passed])
  }

  @Test func `lets a file use another`() async throws {
    let submission = Submission([
      "Spot.swift": "import SwiftUI\ntypealias Spot = CGPoint", "Dome.swift": Code.dome(using: "Spot"),
      "Cone.swift": Code.cone,
    ])
    let examinations = try await submission.examined("Cone", "Dome")
    #expect(examinations.map(\.verdict.status) == [.passed, .passed])
    #expect(examinations.map(\.neededFiles) == [[], ["Spot.swift"]])
  }

  @Test func `tells a mistake of the file's own from one of a broken neighbour`() async throws {
    // The missing return is found only once all names are known; that Dome uses the same operator is no reason to wait.
    let submission = Submission([
      "Cone.swift": Code.cone(
        "    return nonsense",
        before: "extension CGPoint { static func + (a: CGPoint, b: CGPoint) -> CGPoint { a } }"),
      "Dome.swift": """
      import SwiftUI
      struct Dome: Shape {
        func path(in rect: CGRect) -> Path {
          let sum = rect.minX + rect.minY
        }
      }
      """,
    ])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.didNotCompile, .didNotCompile])
    #expect(verdicts[1].findings.first?.line == 5)
  }

  @Test func `costs one file only where two have a helper of the same name`() async throws {
    let helper = "struct Line: Shape { func path(in rect: CGRect) -> Path { Path() } }\nlet line = Line()"
    let submission = Submission([
      "Cone.swift": Code.cone(Code.drawing, before: helper), "Dome.swift": Code.dome() + "\n" + helper,
    ])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status).contains(.passed), "\(verdicts)")
    let finding = try #require(verdicts.first { $0.status == .didNotCompile }?.findings.first)
    #expect(finding.message.contains("Line") || finding.message.contains("line"))
  }

  @Test func `with a type twice says so`() async throws {
    let submission = Submission(["Cone.swift": Code.cone, "Cone copy.swift": Code.cone])
    let verdict = try #require(await submission.examined("Cone").first).verdict
    #expect([.passed, .didNotCompile].contains(verdict.status))
  }

  @Test func `keeps what is not begun out of it`() async throws {
    let starter = try #require(Course.exercise(id: "Arcs/Cone")).starter
    let submission = Submission(["Cone.swift": starter.replacing("\n", with: "\r\n"), "Dome.swift": Code.dome()])
    let verdicts = try await submission.examined("Cone", "Dome", "Ring").map(\.verdict)
    #expect(verdicts.map(\.status) == [.notStarted, .passed, .notStarted])
    #expect(verdicts[2].findings.map(\.code) == ["missing-file"])
  }

  @Test func `runs each exercise for itself`() async throws {
    let submission = Submission(["Cone.swift": Code.cone("    fatalError(\"enough\")"), "Dome.swift": Code.dome()])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.crashed, .passed])
    #expect(verdicts[0].findings.first?.message.contains("enough") == true)
  }

  @Test func `leaves no process and no folder behind`() async throws {
    let file = Code.cone(
      """
          print(FileManager.default.currentDirectoryPath)
          let child = fork()
          if child == 0 { while true { sleep(100) } }
          print(child)
          while rect.width == 10000 {}
      """ + "\n" + Code.drawing, before: "import Foundation\n@_silgen_name(\"fork\") func fork() -> Int32")
    let verdict = try #require(await Submission(["Cone.swift": file]).examined("Cone").first).verdict
    #expect(verdict.status == .timedOut)
    let lines = verdict.printed.split(separator: "\n").map(String.init)
    #expect(lines.count > 6)
    // The home within a container is a folder of that name outside too, and another one.
    for line in lines where line != Confinement.home {
      if line.hasPrefix("/") {
        #expect(!FileManager.default.fileExists(atPath: line))
      } else {
        #expect(!Traces.isRunning(line))
      }
    }
  }

  @Test func `whose folder is missing says so in a sentence`() async throws {
    let chapter = try #require(Course.chapter(named: "Arcs"))
    #expect(throws: WorkbookFolder.Problem.self) {
      _ = try ChapterFiles(folder: "/nowhere", called: "Chapters/\(chapter.folder)")
    }
  }
}

/// What processes leave behind.
enum Traces {
  /// Returns whether a process goes on running, given its number as a shell prints it.
  ///
  /// One that was killed takes a moment to end.
  static func isRunning(_ process: String) -> Bool {
    let number = process.trimmingCharacters(in: .whitespacesAndNewlines)
    for _ in 0..<100 {
      guard let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
        state.split(separator: ")").last?.hasPrefix(" Z") == false
      else { return false }
      usleep(10_000)
    }
    return true
  }

  /// Returns the numbers of this process's children that have ended and were not asked for their status.
  static func zombies() throws -> Set<String> {
    let mine = String(getpid())
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 1
      else { return false }
      return fields[0] == "Z" && fields[1] == mine
    }
    return Set(names)
  }

  /// Returns how many descriptors this process has open.
  static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }
}
