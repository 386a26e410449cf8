import Course
import Foundation
import Testing

@testable import Running

@Suite struct `The shares of a class in its archive` {
  private func file(_ path: String, _ size: Int = 1) -> ArchiveEntry {
    ArchiveEntry(path: Array(path.utf8), kind: .file(start: 0, size: size))
  }

  private func names(_ shares: ClassShares) -> [String] {
    shares.omissions.map { String(decoding: Array($0.steps.joined(separator: "/".utf8)), as: UTF8.self) }
  }

  @Test func `are bounded one by one, and together without what is left out`() throws {
    let most = 100 << 20
    let entries =
      (1...40).map { file("s\($0)/a", most) } + [file("bo/a", most), file("bo/b", 1), file("cy.zip", most + 1)]
      + [file("film.mp4", most + 1), file("__MACOSX/bo/._a", most * 50)]
    let shares = try ClassShares(of: entries, in: [[]])
    #expect(names(shares) == ["bo", "cy.zip", "film.mp4"])
    #expect(shares.omissions.map(\.reason) == [.tooMuch("100 MiB"), .tooMuch("100 MiB"), .tooLarge])
    #expect(entries.filter(shares.isLeftOut).count == 5)
    #expect(throws: UnpackingProblem.classTooLarge) {
      try ClassShares(of: entries + [self.file("last/a", most)], in: [[]])
    }
  }

  @Test func `count the folders that stand only in paths`() throws {
    let deep = String(repeating: "d/", count: 20)
    func entries(_ student: String, _ count: Int) -> [ArchiveEntry] {
      (0..<count).map { file("\(student)/\($0)/\(deep)a") }
    }
    // Each has a file and 21 folders, and there is the student's own.
    #expect(try names(ClassShares(of: entries("bo", 454), in: [[]])) == [])
    #expect(try names(ClassShares(of: entries("bo", 455), in: [[]])) == ["bo"])
    let many = (0..<21).flatMap { entries("s\($0)", 454) }
    #expect(throws: UnpackingProblem.classTooManyEntries) { try ClassShares(of: many, in: [[]]) }
  }

  @Test func `are those of the folders in which submissions lie`() throws {
    let most = 100 << 20
    let entries =
      ["a/b/lea/x", "a/b/bo/x", "a/b/bo/y", "a/.git/x"].map { file($0, most) } + [file("c/bo/x"), file("a/")]
    let shares = try ClassShares(of: entries, in: [[], ["a", "b"].map { Array($0.utf8) }])
    #expect(names(shares) == ["a/b/bo"])
  }
}

@Suite struct `A zip out of which entries are taken` {
  /// The records of the directory of a zip with three files of no bytes, which begins at a place.
  private func records() -> [[UInt8]] {
    ["a/1", "b/2", "a/3"].map { name in
      var record = [UInt8](repeating: 0, count: 46)
      record.replaceSubrange(0..<4, with: [0x50, 0x4B, 1, 2])
      record[5] = 3
      record[28] = 3
      return record + Array(name.utf8)
    }
  }

  private func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) } }

  @Test(arguments: [false, true])
  func `has its directory written anew, and the records behind it, small and large`(isLarge: Bool) throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/a.zip"
    let before = [UInt8](repeating: 7, count: 500)
    let directory = records().flatMap(\.self)
    let end = before.count + directory.count
    var bytes = before + directory
    if isLarge {
      bytes += [0x50, 0x4B, 6, 6] + little(44, 8) + [45, 0, 45, 0] + little(0, 8) + little(3, 8) + little(3, 8)
      bytes += little(directory.count, 8) + little(before.count, 8)
      bytes += [0x50, 0x4B, 6, 7] + little(0, 4) + little(end, 8) + little(1, 4)
    }
    bytes += [0x50, 0x4B, 5, 6] + little(0, 4) + little(isLarge ? 0xFFFF : 3, 2) + little(isLarge ? 0xFFFF : 3, 2)
    bytes += little(isLarge ? 0xFFFF_FFFF : directory.count, 4) + little(before.count, 4) + [3, 0] + Array("end".utf8)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var zip = try ZipDirectory(of: try ArchiveFile(path: path), .ofClass)
    try zip.leaveOut({ $0.path.starts(with: "b".utf8) }, of: path, .ofClass)
    let again = try ZipDirectory(of: try ArchiveFile(path: path), .ofClass)
    #expect(again == zip)
    #expect(again.entries.map { String(decoding: $0.path, as: UTF8.self) } == ["a/1", "a/3"])
    let file = try ArchiveFile(path: path)
    let size = file.size
    let read = try file.bytes(at: 0, count: 500)
    #expect(size == bytes.count - 49 - 3)
    #expect(read == before)
  }
}
