import Course
import Foundation
import Testing

@testable import Remembering

struct MemoryTests {
  private static let file = ".workbook/progress.json"

  @Test func `before anything was kept, nothing is remembered and nothing written`() throws {
    let workbook = try TinyWorkbook()
    let recollection = try workbook.memory.recall()
    #expect(recollection.progress.entries.isEmpty)
    #expect(recollection.warning == nil)
    #expect(!FileManager.default.fileExists(atPath: workbook.folder.statePath))
  }

  @Test func `what was changed is remembered`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.memory.update { $0[cone].hintsShown = 2 }
    #expect(try workbook.memory.recall().progress[cone].hintsShown == 2)
  }

  @Test(arguments: [
    ("{\"version\": 1, \"exer", "is damaged"), ("{\"version\": 7}", "was written by a newer workbook (version 7)"),
  ])
  func `a file that cannot be understood is set aside with a sentence`(text: String, reason: String) throws {
    let workbook = try TinyWorkbook()
    try workbook.write(text, to: Self.file)
    let recollection = try workbook.memory.recall()
    #expect(recollection.progress.entries.isEmpty)
    let warning = try #require(recollection.warning)
    #expect(warning.hasPrefix(".workbook/progress.json \(reason)."))
    #expect(warning.contains(".workbook/progress-set-aside-1.json"))
    #expect(workbook.text(at: ".workbook/progress-set-aside-1.json") == text)
    #expect(try workbook.memory.recall().warning == nil)
  }

  @Test func `files set aside never replace each other`() throws {
    let workbook = try TinyWorkbook()
    for text in ["first", "second"] {
      try workbook.write(text, to: Self.file)
      _ = try workbook.memory.recall()
    }
    #expect(workbook.text(at: ".workbook/progress-set-aside-1.json") == "first")
    #expect(workbook.text(at: ".workbook/progress-set-aside-2.json") == "second")
  }

  @Test func `a folder in the place of the file is set aside`() throws {
    let workbook = try TinyWorkbook()
    try workbook.write("", to: Self.file + "/inside")
    #expect(try workbook.memory.recall().warning != nil)
    #expect(workbook.text(at: ".workbook/progress-set-aside-1.json/inside") != nil)
  }

  @Test func `a file in the place of the folder is a problem that says so`() throws {
    let workbook = try TinyWorkbook()
    try workbook.write("", to: ".workbook")
    let cone = try Exercise.known()
    let problem = #expect(throws: WorkbookFolder.Problem.self) {
      try workbook.memory.update { $0[cone].hintsShown = 1 }
    }
    #expect(problem?.description.hasPrefix("The folder .workbook cannot be made") == true)
  }

  @Test func `changes made at the same time are all remembered`() async throws {
    let workbook = try TinyWorkbook()
    let memory = workbook.memory
    try await withThrowingTaskGroup { group in
      for number in 0..<40 {
        group.addTask { _ = try memory.update { $0.entries["Try/\(number)"] = .init(hintsShown: 1) } }
      }
      try await group.waitForAll()
    }
    #expect(try memory.recall().progress.entries.count == 40)
  }

  @Test func `exercises that this workbook does not know are kept`() throws {
    let workbook = try TinyWorkbook()
    try workbook.memory.update { $0.entries["Later/Thing"] = .init(hintsShown: 3) }
    let cone = try Exercise.known()
    try workbook.memory.update { $0[cone].hintsShown = 1 }
    #expect(try workbook.memory.recall().progress.entries["Later/Thing"]?.hintsShown == 3)
  }
}
