import Foundation
import Judging
import Testing

@testable import Running

@Suite struct `The names of a file` {
  private func names(_ text: String) -> DeclaredNames { DeclaredNames(in: SourceText(text)) }

  @Test func `are those at the top level and in extensions`() {
    let names = names(
      """
      import SwiftUI
      struct Cone: Shape { var inner = 1; func path(in rect: CGRect) -> Path { let local = 1; return Path() } }
      final class Box {}
      enum Kind { case one }
      protocol Named {}
      typealias Spot = CGPoint
      func helper<T>(_ value: T) {}
      let constant = 1
      infix operator +++
      extension CGPoint {
        static func + (a: CGPoint, b: CGPoint) -> CGPoint { let sum = a; return sum }
        var length: CGFloat { 0 }
      }
      // struct Comment {}
      let text = "struct Text {}"
      """)
    #expect(
      names.declared == [
        "Cone", "Box", "Kind", "Named", "Spot", "helper", "constant", "+++", "+", "length", "text",
      ])
  }

  @Test func `do not count where they are private`() {
    let names = names(
      """
      private struct Line {}
      fileprivate func helper() {}
      private extension CGPoint { var a: Int { 1 }; var b: Int { 2 } }
      let c = Line()
      """
    )
    #expect(names.declared == ["c"])
    #expect(!names.used.contains("Line"))
  }

  @Test func `that are used are all others`() {
    let names = names("struct Cone { let a = Spot(x: 1) + other; let text = \"\\(helper(a))\" }")
    #expect(names.used.isSuperset(of: ["Spot", "other", "+", "helper"]))
    #expect(!names.used.contains("Cone"))
  }

  @Test(arguments: [
    "", "}", "}}}} struct", "extension", "struct {", "func", "private", "extension A { extension B { var c",
  ])
  func `are found without a trap in a text that is no Swift`(_ text: String) {
    _ = names(text)
  }

  @Test func `tell which files a file needs, directly and through others`() throws {
    let place = try ScratchFolder()
    for (name, text) in [
      ("A.swift", "struct A { let b = B() }"), ("B.swift", "struct B { let c = C() }"), ("C.swift", "struct C {}"),
      ("D.swift", "struct D { let own = 1 }"), ("E.swift", "private struct C {}\nstruct E { let c = C() }"),
      (".hidden.swift", "struct D {}"), ("notes.txt", "struct D {}"),
    ] { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(place.path)/\(name)")) }
    let files = try ChapterFiles(folder: place.path, called: "Chapters")
    #expect(files.files.map(\.name) == ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"])
    #expect(files.filesNeeded(by: "A.swift") == ["B.swift", "C.swift"])
    #expect(files.filesNeeded(by: "B.swift") == ["C.swift"])
    #expect(files.filesNeeded(by: "D.swift").isEmpty)
    #expect(files.filesNeeded(by: "E.swift").isEmpty)
    #expect(files.filesNeeded(by: "nowhere.swift").isEmpty)
  }
}
