import Course
import Foundation
import Testing

/// The command as a real process, in a learner's folder.
@Suite(.serialized)
struct ProgramTests {
  private let program: BuiltProgram
  private let learner: LearnerFolder
  private var root: String { learner.folder.root }

  init() throws {
    program = try BuiltProgram()
    learner = try LearnerFolder()
  }

  @Test func `without words it tells where a learner is`() throws {
    let result = try program.run(in: root)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("0 of \(Course.exercises.count) exercises passed, 0 of "))
    let first = try #require(Course.exercises.first)
    #expect(result.output.contains("Next: \(first.id) "))
    #expect(result.output.contains("  open   \(learner.folder.relativePath(of: first))\n"))
    #expect(result.output.contains("  check  swift run workbook check \(first.id)\n"))
    #expect(result.output == (try program.run("progress", in: root)).output)
  }

  @Test func `it looks upwards from where it is started, or where --root says`() throws {
    let below = try program.run("next", in: root + "/Chapters/03-Arcs")
    #expect(below.output.hasPrefix("The workbook is in \(root); type the commands there.\n\nNext: "))
    let elsewhere = try program.run("next", "--root", root, in: "/")
    #expect(elsewhere.output == below.output)
    #expect(elsewhere.status == 0)
  }

  @Test func `next goes with what was begun`() throws {
    try learner.edit("Arcs/Cone")
    let result = try program.run("next", in: root)
    #expect(result.output.hasPrefix("Next: Arcs/Cone "))
    #expect(result.output.contains("So far: begun, not checked yet."))
  }

  @Test func `list tells all exercises, and as JSON too`() throws {
    let list = try program.run("list", in: root)
    for exercise in Course.exercises { #expect(list.output.contains(exercise.id)) }
    struct List: Decodable {
      struct Chapter: Decodable { var id: String, exercises: [Exercise] }
      struct Exercise: Decodable { var id, file, status: String, points, maxPoints: Int }
      var version: Int
      var chapters: [Chapter]
    }
    for command in ["list", "progress"] {
      let json = try program.run(command, "--json", in: root)
      let decoded = try JSONDecoder().decode(List.self, from: Data(json.output.utf8))
      #expect(decoded.version == 1)
      #expect(decoded.chapters.map(\.id) == Course.chapters.map(\.name))
      let exercises = decoded.chapters.flatMap(\.exercises)
      #expect(exercises.map(\.id) == Course.exercises.map(\.id))
      #expect(exercises.allSatisfy { $0.status == "notStarted" && $0.points == 0 } as Bool)
    }
  }

  @Test func `hints are counted between runs`() throws {
    let cone = try #require(Course.exercise(id: "Arcs/Cone"))
    for number in [1, 2, 3, 3] {
      let result = try program.run("hint", "cone", in: root)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("Arcs/Cone, hint \(number) of 3\n"))
    }
    #expect(try program.run("hint", "03/Cone", in: root).output.contains("you have seen it before"))
    let all = try program.run("hint", "Chapters/03-Arcs/Cone.swift", "--all", in: root)
    for number in cone.hints.indices { #expect(all.output.contains("hint \(number + 1) of 3")) }
  }

  @Test func `reset keeps a copy, and undo brings it back`() throws {
    let file = "Chapters/03-Arcs/Cone.swift"
    let starter = learner.text(at: file)
    try learner.write("mine\n", to: file)
    let reset = try program.run("reset", "Cone", in: root)
    #expect(reset.status == 0)
    #expect(reset.output.contains(".workbook/kept/Arcs/Cone-1.swift"))
    #expect(learner.text(at: file) == starter)
    #expect(learner.text(at: ".workbook/kept/Arcs/Cone-1.swift") == "mine\n")
    #expect(try program.run("reset", "Cone", "--undo", in: root).status == 0)
    #expect(learner.text(at: file) == "mine\n")
    #expect(try program.run("reset", "Dome", in: root).output.hasPrefix("There is nothing to reset"))
  }

  @Test func `reset --all takes what was begun, and undo only what was reset`() throws {
    try learner.edit("Arcs/Cone")
    try learner.edit("Paths/Star")
    #expect(try program.run("reset", "--all", in: root).output.contains("reset --all --undo"))
    #expect(try program.run("check", in: root).output.hasPrefix("Nothing is begun"))
    try learner.write("newer\n", to: "Chapters/03-Arcs/Cone.swift")
    _ = try program.run("reset", "--all", "--undo", in: root)
    #expect(learner.text(at: "Chapters/03-Arcs/Cone.swift") == "newer\n")
    #expect(learner.text(at: "Chapters/02-Paths/Star.swift")?.hasSuffix("let edited = 1\n") == true)
  }

  @Test(arguments: [
    (["frob"], "workbook: there is no command frob."), (["check", "Conne"], "Did you mean Cone or Coin?"),
    (["hint", "Curvs"], "Did you mean Curves?"), (["hint", "Arcs"], "workbook: hint takes one exercise"),
    (["list", "--jsn"], "Did you mean --json?"), (["help", "lst"], "Did you mean list?"),
    (["reset"], "workbook: reset needs one word more"),
    (["--root", "/nowhere"], "workbook: /nowhere is not a folder."),
  ])
  func `wrong usage ends with 2 and one sentence on standard error`(words: [String], part: String) throws {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try program.shell("\"$workbook\" \(line)", in: root)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("workbook: "))
    #expect(result.errors.contains(part))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [["help"], ["--help"], ["check", "--help"], ["help", "check"], ["--version"]])
  func `help and version end with 0`(words: [String]) throws {
    let result = try program.shell("\"$workbook\" \(words.joined(separator: " "))", in: "/")
    #expect(result.status == 0)
    #expect(!result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }
}
