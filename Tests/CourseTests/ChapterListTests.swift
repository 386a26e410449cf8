import Course
import Foundation
import Testing

@Suite struct `The list of chapters` {
  @Test func `is the same in the course, in the manifest and on disk`() throws {
    let root = Fixtures.folder.root
    let manifest = try String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
    let listed = manifest.matches(of: #/Chapter\(number: "([0-9]+)", name: "(\w+)"\)/#).map { "\($0.1)-\($0.2)" }
    let folders = Course.chapters.map(\.folder)
    #expect(listed == folders)
    for room in ["Chapters", "Solutions"] {
      let found = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(room)")
      #expect(found.filter { !$0.hasPrefix(".") }.sorted() == folders.sorted(), "\(room)")
    }
  }
}
