import Foundation
import Testing

@testable import Course

@Suite struct `A folder of sources` {
  /// A folder for one test.
  private final class Place {
    let path: String

    init() throws {
      var template = Array("\(NSTemporaryDirectory())/sources-XXXXXX".utf8CString)
      path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test func `is read with the folders in it, but for what is hidden or no Swift`() throws {
    let place = try Place()
    for name in ["B.swift", "A.swift", "More/C.swift", ".hidden.swift", ".git/D.swift", "notes.txt"] {
      try place.write(name, to: name)
    }
    let folder = try SourceFolder(path: place.path, own: ["A.swift", "Z.swift"])
    #expect(folder.files.map(\.name) == ["A.swift", "B.swift", "More/C.swift"])
    #expect(folder.files.allSatisfy { String(decoding: $0.data, as: UTF8.self) == $0.name })
    #expect(folder.omissions.isEmpty)
    #expect(!folder.isCut)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `leaves out what is no plain file, and waits for nothing`(_ isOwn: Bool) throws {
    let place = try Place()
    try place.write("secret", to: "outside/Secret.swift")
    try place.write("let a = 1", to: "chapter/A.swift")
    let chapter = "\(place.path)/chapter"
    symlink("../outside/Secret.swift", "\(chapter)/Link.swift")
    symlink("nowhere", "\(chapter)/Dangling.swift")
    symlink("Loop.swift", "\(chapter)/Loop.swift")
    symlink("/dev/zero", "\(chapter)/Zero.swift")
    symlink("../outside", "\(chapter)/Folder")
    symlink("../outside", "\(chapter)/Folder.swift")
    mkfifo("\(chapter)/Pipe.swift", 0o666)
    mkdir("\(chapter)/Inner.swift", 0o755)
    try place.write("let b = 1", to: "chapter/Inner.swift/B.swift")
    try Data(count: SourceFolder.fileBytes + 1).write(to: URL(fileURLWithPath: "\(chapter)/Large.swift"))
    try Data(count: SourceFolder.fileBytes).write(to: URL(fileURLWithPath: "\(chapter)/Full.swift"))
    let odd: [(String, Unreadable)] = [
      ("Dangling.swift", .link), ("Folder", .link), ("Folder.swift", .link), ("Inner.swift", .folder),
      ("Large.swift", .tooLarge), ("Link.swift", .link), ("Loop.swift", .link), ("Pipe.swift", .noPlainFile),
      ("Zero.swift", .link),
    ]
    let folder = try SourceFolder(path: chapter, own: isOwn ? odd.map(\.0).filter { $0 != "Folder" } : [])
    #expect(folder.files.map(\.name) == ["A.swift", "Full.swift", "Inner.swift/B.swift"])
    #expect(folder.omissions == odd.map { SourceFolder.Omission(name: $0.0, reason: $0.1) })
  }

  @Test func `tells of names that are no text`() throws {
    let place = try Place()
    let descriptor = open(place.path + "/", O_RDONLY)
    defer { close(descriptor) }
    let name: [CChar] = [0x41, -1, -2, 0x2E, 0x73, 0x77, 0x69, 0x66, 0x74, 0]
    close(openat(descriptor, name, O_WRONLY | O_CREAT, 0o644))
    let folder = try SourceFolder(path: place.path)
    #expect(folder.files.isEmpty)
    #expect(folder.omissions.map(\.reason) == [.nameIsNoText])
  }

  @Test func `may itself be reached by a link`() throws {
    let place = try Place()
    try place.write("let a = 1", to: "real/A.swift")
    symlink("real", "\(place.path)/link")
    #expect(try SourceFolder(path: "\(place.path)/link").files.map(\.name) == ["A.swift"])
    #expect(throws: Unreadable.self) { try SourceFolder(path: "\(place.path)/nowhere") }
  }

  @Test func `with very many files gives the exercises' own and those they name`() throws {
    let place = try Place()
    try FileManager.default.createDirectory(atPath: "\(place.path)/many", withIntermediateDirectories: true)
    for number in 0..<2000 { close(open("\(place.path)/many/F\(number).swift", O_WRONLY | O_CREAT, 0o644)) }
    try place.write("struct Cone { var spot: F7 }", to: "Cone.swift")
    try place.write("struct F7 { var other: F1999 }", to: "many/F7.swift")
    let folder = try SourceFolder(path: place.path, own: ["Cone.swift"])
    #expect(folder.isCut)
    #expect(folder.files.map(\.name) == ["Cone.swift", "many/F1999.swift", "many/F7.swift"])
  }

  @Test func `with files that are large all together gives no more`() throws {
    let place = try Place()
    for number in 0..<5 {
      try place.write(String(repeating: "/", count: SourceFolder.fileBytes), to: "F\(number).swift")
    }
    try place.write("F1 F2", to: "Cone.swift")
    let folder = try SourceFolder(path: place.path, own: ["Cone.swift"])
    #expect(folder.isCut)
    #expect(folder.files.map(\.name) == ["Cone.swift", "F1.swift", "F2.swift"])
  }

  @Test func `with folders in folders in folders comes to an end`() throws {
    let place = try Place()
    let deep = Array(repeating: "a", count: 100).joined(separator: "/")
    try place.write("let a = 1", to: "\(deep)/A.swift")
    try place.write("let b = 1", to: "a/a/B.swift")
    let folder = try SourceFolder(path: place.path)
    #expect(folder.files.map(\.name) == ["a/a/B.swift"])
    #expect(folder.omissions.map(\.reason) == [.tooDeep])
  }
}
