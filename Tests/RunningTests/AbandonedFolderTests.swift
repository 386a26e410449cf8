import Foundation
import Testing

@testable import Running

/// A folder for scratch folders, in which only these tests make any.
private struct ScratchPlace {
  private let around: ScratchFolder

  init() throws {
    around = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  var path: String { "\(around.path)/tmp" }

  /// Makes a folder with a file in it, as a program has left it behind.
  @discardableResult
  func make(_ name: String, isMarked: Bool = true, hoursOld: Double = 0) throws -> String {
    let folder = "\(path)/\(name)"
    try FileManager.default.createDirectory(atPath: "\(folder)/files/0", withIntermediateDirectories: true)
    try Data("let x = 1".utf8).write(to: URL(fileURLWithPath: "\(folder)/files/0/Cone.swift"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * hoursOld)], ofItemAtPath: folder)
    #expect(chmod(folder, isMarked ? 0o1700 : 0o700) == 0)
    return folder
  }

  /// What is left once the abandoned folders are removed, in the order of the names.
  func left(within seconds: Double = 60) throws -> [String] {
    AbandonedFolders.remove(in: path, within: seconds)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

/// Returns the number of a process that has ended.
private func endedProcess() throws -> pid_t {
  let program = try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "exit 0"])
  program.waitUntilExit()
  return program.processIdentifier
}

@Suite struct `Scratch folders that were left behind` {
  @Test func `are removed once nobody holds their lock`() throws {
    let place = try ScratchPlace()
    try place.make("workbook-\(getpid())-aB3xYz")
    let held = try place.make("workbook-4711-aB3xYz")
    let lock = ScratchLock(held)
    try place.make("workbook-1-000000")
    #expect(try place.left() == ["workbook-4711-aB3xYz"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(held)/files/0") == ["Cone.swift"])
    withExtendedLifetime(lock) {}
  }

  @Test func `are left alone while they are in use, also in this program`() throws {
    let scratch = try ScratchFolder()
    var status = stat()
    #expect(stat(scratch.path, &status) == 0 && ScratchLock.isMarked(status))
    #expect(status.st_mode & 0o777 == 0o700)
    AbandonedFolders.remove(in: URL(fileURLWithPath: scratch.path).deletingLastPathComponent().path, within: 60)
    #expect(access(scratch.path, F_OK) == 0)
  }

  @Test(arguments: [
    "workbook", "workbook-", "workbook-1-abcde", "workbook-1-abcdefg", "workbook-1-abc.ef", "workbook--1-abcdef",
    "workbook-01-abcdef", "workbook-+1-abcdef", "workbook-0-abcdef", "workbook-x-abcdef", "workbook-1-abcdef-2",
    "Workbook-1-abcdef", "my-workbook-1-abcdef", "workbook-99999999999-abcdef", "workbook-1-abcdé",
  ])
  func `have a name of this program's, or are none`(_ name: String) throws {
    let place = try ScratchPlace()
    try place.make(name)
    #expect(try place.left() == [name])
  }

  @Test func `are no links and no files`() throws {
    let place = try ScratchPlace()
    let other = try place.make("other")
    #expect(symlink(other, "\(place.path)/workbook-1-aaaaaa") == 0)
    try Data().write(to: URL(fileURLWithPath: "\(place.path)/workbook-1-bbbbbb"))
    #expect(mkfifo("\(place.path)/workbook-1-cccccc", 0o1600) == 0)
    #expect(try place.left() == ["other", "workbook-1-aaaaaa", "workbook-1-bbbbbb", "workbook-1-cccccc"])
    #expect(access("\(other)/files/0/Cone.swift", F_OK) == 0)
  }

  @Test func `without a mark are removed a day after, if their maker is gone`() throws {
    let place = try ScratchPlace()
    let gone = try endedProcess()
    try place.make("workbook-\(gone)-aaaaaa", isMarked: false, hoursOld: 25)
    try place.make("workbook-\(gone)-bbbbbb", isMarked: false, hoursOld: 23)
    try place.make("workbook-\(getpid())-cccccc", isMarked: false, hoursOld: 25)
    #expect(try Set(place.left()) == ["workbook-\(getpid())-cccccc", "workbook-\(gone)-bbbbbb"])
  }

  @Test(.enabled(if: geteuid() == 0))
  func `of another user are left alone, those with another's files are not`() throws {
    let place = try ScratchPlace()
    let theirs = try place.make("workbook-1-aaaaaa")
    #expect(chown(theirs, 60_000, 60_000) == 0)
    let mine = try place.make("workbook-1-bbbbbb")
    for path in ["\(mine)/files/0", "\(mine)/files/0/Cone.swift"] { #expect(chown(path, 60_000, 60_000) == 0) }
    #expect(try place.left() == ["workbook-1-aaaaaa"])
  }

  @Test func `are left to the next program when the time is over`() throws {
    let place = try ScratchPlace()
    try place.make("workbook-1-aaaaaa")
    #expect(try place.left(within: -1) == ["workbook-1-aaaaaa"])
    let folder = open("\(place.path)/workbook-1-aaaaaa", O_RDONLY)
    FolderRemoval.empty(folder, until: .now - .seconds(1))
    close(folder)
    #expect(try place.left().isEmpty)
  }
}

@Suite struct `Removing a folder` {
  @Test func `follows no link, wherever one stands`() throws {
    let place = try ScratchPlace()
    let other = try place.make("other")
    let folder = try place.make("gone")
    for link in ["\(folder)/a", "\(folder)/files/b", "\(folder)/files/0/c"] { #expect(symlink(other, link) == 0) }
    #expect(symlink("\(other)/files/0/Cone.swift", "\(folder)/d") == 0)
    #expect(symlink(other, "\(place.path)/link") == 0)
    #expect(FolderRemoval.remove(folder))
    #expect(!FolderRemoval.remove("\(place.path)/link"))
    #expect(access("\(other)/files/0/Cone.swift", F_OK) == 0 && access(folder, F_OK) != 0)
    #expect(FolderRemoval.remove(folder))
  }

  @Test func `takes away what lies deeper than any path may be long`() throws {
    let place = try ScratchPlace()
    let folder = try place.make("deep")
    // Names that what is moved up would get, too.
    try Data().write(to: URL(fileURLWithPath: "\(folder)/moved-1"))
    try FileManager.default.createDirectory(atPath: "\(folder)/moved-2/x", withIntermediateDirectories: true)
    let name = String(repeating: "x", count: 200)
    var deepest = open(folder, O_RDONLY | O_DIRECTORY)
    for _ in 0..<Int(PATH_MAX) / 200 + 1 {
      #expect(mkdirat(deepest, name, 0o700) == 0)
      let next = openat(deepest, name, O_RDONLY | O_DIRECTORY)
      #expect(next >= 0)
      close(deepest)
      deepest = next
    }
    close(deepest)
    #expect(FolderRemoval.remove(folder))
    #expect(access(folder, F_OK) != 0)
  }

  @Test func `takes away what allows nothing to anybody`() throws {
    let place = try ScratchPlace()
    let folder = try place.make("closed")
    try FileManager.default.createDirectory(atPath: "\(folder)/files/1/2", withIntermediateDirectories: true)
    for path in ["\(folder)/files/1/2", "\(folder)/files/1", "\(folder)/files/0", "\(folder)/files", folder] {
      #expect(chmod(path, 0) == 0)
    }
    #expect(FolderRemoval.remove(folder))
    #expect(access(folder, F_OK) != 0)
  }
}
