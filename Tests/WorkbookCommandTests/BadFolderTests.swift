import Foundation
import Testing

/// The command as a real process, where a folder, a file or the output cannot be used.
@Suite(.serialized)
struct BadFolderTests {
  private let program: BuiltProgram
  private let learner: LearnerFolder
  private var root: String { learner.folder.root }

  init() throws {
    program = try BuiltProgram()
    learner = try LearnerFolder()
  }

  private func expectProblem(_ result: BuiltProgram.Result, _ part: String) {
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("workbook: "))
    #expect(result.errors.contains(part))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `a folder that is no workbook`() throws {
    expectProblem(try program.run("list", "--root", "/", in: root), "/ is not a workbook")
  }

  @Test func `a chapter whose folder is missing`() throws {
    try FileManager.default.removeItem(atPath: root + "/Chapters/03-Arcs")
    for command in ["progress", "list", "next", "check"] {
      expectProblem(try program.run(command, in: root), "Chapters/03-Arcs is missing")
    }
    #expect(try program.run("reset", "Arcs", in: root).status == 0)
    #expect(try program.run("list", in: root).status == 0)
  }

  @Test func `a folder where a file belongs`() throws {
    try FileManager.default.removeItem(atPath: root + "/Chapters/03-Arcs/Cone.swift")
    try learner.write("", to: "Chapters/03-Arcs/Cone.swift/inside")
    expectProblem(try program.run("list", in: root), "Chapters/03-Arcs/Cone.swift is a folder")
    expectProblem(try program.run("reset", "Cone", in: root), "Chapters/03-Arcs/Cone.swift is a folder")
  }

  @Test(.disabled(if: getuid() == 0, "root reads everything"))
  func `a file that cannot be read`() throws {
    let path = root + "/Chapters/03-Arcs/Cone.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    expectProblem(try program.run("list", in: root), "Chapters/03-Arcs/Cone.swift cannot be read")
  }

  @Test func `progress that cannot be understood is set aside, once`() throws {
    try learner.write("{\"version\": 1, \"exer", to: ".workbook/progress.json")
    let first = try program.run("list", in: root)
    #expect(first.status == 0)
    #expect(first.errors.hasPrefix("workbook: .workbook/progress.json is damaged."))
    #expect(!first.output.isEmpty)
    #expect(try program.run("list", in: root).errors.isEmpty)
  }

  @Test func `a reader that wants no more hears no complaint`() throws {
    for _ in 0..<5 {
      let result = try program.shell("\"$workbook\" list | head -1", in: root)
      #expect(result.errors.isEmpty)
      #expect(result.output.hasPrefix("01 PredefinedShapes: "))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `output that finds no room is no success`() throws {
    let result = try program.shell("\"$workbook\" list > /dev/full", in: root)
    #expect(result.status == 2)
    #expect(result.errors == "workbook: the output cannot be written (No space left on device).\n")
  }
}
