import Course
import Foundation
import Testing

@testable import Remembering

struct ResetTests {
  private static let file = "Chapters/03-Arcs/Cone.swift"
  private static func copy(_ number: Int) -> String { ".workbook/kept/Arcs/Cone-\(number).swift" }

  @Test func `the starter is back and the work is kept`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.write("mine", to: Self.file)
    let outcome = try Reset(in: workbook.folder).bringBackOriginal(of: OriginalFile(cone))
    #expect(outcome.action == .original)
    #expect(outcome.kept == Self.copy(1))
    #expect(workbook.text(at: Self.file) == cone.starter)
    #expect(workbook.text(at: Self.copy(1)) == "mine")
  }

  @Test func `a starter in place is nothing to reset`() throws {
    let workbook = try TinyWorkbook()
    let outcome = try Reset(in: workbook.folder).bringBackOriginal(of: OriginalFile(try Exercise.known()))
    #expect(outcome.action == .nothing)
    #expect(workbook.text(at: Self.copy(1)) == nil)
  }

  @Test func `a missing file comes back, with nothing to keep`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try FileManager.default.removeItem(atPath: "\(workbook.folder.root)/Chapters/03-Arcs")
    let outcome = try Reset(in: workbook.folder).bringBackOriginal(of: OriginalFile(cone))
    #expect(outcome.action == .original)
    #expect(outcome.kept == nil)
    #expect(workbook.text(at: Self.file) == cone.starter)
  }

  @Test func `copies never replace each other`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    for number in 1...11 {
      try workbook.write("work \(number)", to: Self.file)
      _ = try Reset(in: workbook.folder).bringBackOriginal(of: OriginalFile(cone))
    }
    for number in 1...11 { #expect(workbook.text(at: Self.copy(number)) == "work \(number)") }
  }

  @Test func `undo brings the newest copy back and keeps what it replaces`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    let reset = Reset(in: workbook.folder)
    try workbook.write("first", to: Self.file)
    _ = try reset.bringBackOriginal(of: OriginalFile(cone))
    try workbook.write("second", to: Self.file)
    let outcome = try reset.bringBackCopy(of: OriginalFile(cone))
    #expect(outcome.action == .copy(Self.copy(1)))
    #expect(outcome.kept == Self.copy(2))
    #expect(workbook.text(at: Self.file) == "first")
    _ = try reset.bringBackCopy(of: OriginalFile(cone))
    #expect(workbook.text(at: Self.file) == "second")
  }

  @Test func `undo after a reset needs no copy of the starter`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    let reset = Reset(in: workbook.folder)
    try workbook.write("mine", to: Self.file)
    _ = try reset.bringBackOriginal(of: OriginalFile(cone))
    #expect(try reset.bringBackCopy(of: OriginalFile(cone)).kept == nil)
    #expect(try reset.bringBackCopy(of: OriginalFile(cone)).action == .nothing)
    #expect(workbook.text(at: Self.file) == "mine")
  }

  @Test func `bytes that are no text come back as they were`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    let reset = Reset(in: workbook.folder)
    let bytes = Data([0xEF, 0xBB, 0xBF, 0xFF, 0x0D, 0x0A, 0x00])
    try bytes.write(to: URL(fileURLWithPath: workbook.folder.path(of: cone)))
    _ = try reset.bringBackOriginal(of: OriginalFile(cone))
    _ = try reset.bringBackCopy(of: OriginalFile(cone))
    #expect(FileManager.default.contents(atPath: workbook.folder.path(of: cone)) == bytes)
  }

  @Test func `a folder in the place of the file is a problem`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try FileManager.default.removeItem(atPath: workbook.folder.path(of: cone))
    try workbook.write("", to: Self.file + "/inside")
    #expect(throws: WorkbookFolder.Problem.self) {
      try Reset(in: workbook.folder).bringBackOriginal(of: OriginalFile(cone))
    }
    #expect(workbook.text(at: Self.file + "/inside") != nil)
  }

  @Test func `a given file comes back, and what was made of it is kept`() throws {
    let workbook = try TinyWorkbook()
    let card = try #require(Selection.givenFile(named: "Card.swift"))
    let path = "Chapters/07-ConditionalModifiers/Card.swift"
    let copy = ".workbook/kept/ConditionalModifiers/Card-1.swift"
    let reset = Reset(in: workbook.folder)
    try workbook.write("mine", to: path)
    let outcome = try reset.bringBackOriginal(of: card)
    #expect(outcome.action == .original)
    #expect(outcome.kept == copy)
    #expect(workbook.text(at: path) == card.text)
    #expect(try reset.bringBackCopy(of: card).action == .copy(copy))
    #expect(workbook.text(at: path) == "mine")
  }

  @Test(arguments: [
    "Card.swift", "card", "07/Card", "7/Card.swift", "ConditionalModifiers/Card",
    "Chapters/07-ConditionalModifiers/Card.swift",
  ])
  func `a given file is found by the names by which an exercise is found`(_ name: String) {
    #expect(Selection.givenFile(named: name)?.title == "ConditionalModifiers/Card.swift")
  }

  @Test func `an exercise is no given file`() {
    #expect(Selection.givenFile(named: "Clip.swift") == nil)
    #expect(Selection.givenFile(named: "07") == nil)
  }
}
