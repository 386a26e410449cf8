import Course
import Foundation
import Testing

@testable import Selftesting

@Suite struct `A submitted folder` {
  private let place = Place()
  private let folder: SubmittedFolder

  init() throws {
    let arcs = try #require(Course.chapter(named: "Arcs"))
    folder = try SubmittedFolder(in: place.own, owner: "somebody", chapter: arcs)
  }

  private func status(of name: [UInt8]) -> stat? {
    var status = stat()
    let path = (Array("\(folder.path)/".utf8) + name + [0]).map(CChar.init(bitPattern:))
    return lstat(path, &status) == 0 ? status : nil
  }

  @Test func `holds files under names that are no text, and in folders of their own`() throws {
    let name: [UInt8] = [0xFF, 0xC0, 10] + Array(".swift".utf8)
    try folder.write(.init(name: name, contents: [0, 0xFF, 10]))
    try folder.write(.init("More/Deeper/Spot.swift", "let spot = 1\n"))
    #expect(status(of: name)?.st_size == 3)
    #expect(status(of: Array("More/Deeper/Spot.swift".utf8))?.st_size == 13)
  }

  @Test func `holds what is no ordinary file`() throws {
    try folder.write(.init("link", kind: .link(to: Array("../../secret".utf8))))
    try folder.write(.init("folder", kind: .folder))
    try folder.write(.init("pipe", kind: .pipe))
    try folder.write(.init("socket", kind: .socket))
    try folder.write(.init("unreadable", kind: .unreadable([1])))
    let kinds = ["link", "folder", "pipe", "socket", "unreadable"].map { name in
      status(of: Array(name.utf8)).map { $0.st_mode & S_IFMT }
    }
    #expect(kinds == [S_IFLNK, S_IFDIR, S_IFIFO, S_IFSOCK, S_IFREG])
    #expect(status(of: Array("unreadable".utf8)).map { $0.st_mode & 0o777 } == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "../../secret")
  }
}

@Suite struct `Traces of files` {
  private let place = Place()

  @Test func `go as deep as is asked, and do not follow links`() throws {
    try place.write("folder/file", in: place.own)
    try FileManager.default.createSymbolicLink(atPath: "\(place.own)/link", withDestinationPath: "/")
    let deep = FileTrace.all(in: place.own, isDeep: true)
    #expect(Set(deep.keys) == Set(["folder", "folder/file", "link"].map { "\(place.own)/\($0)" }))
    let flat = FileTrace.all(in: place.own, isDeep: false)
    #expect(Set(flat.keys) == Set(["folder", "link"].map { "\(place.own)/\($0)" }))
    try place.write("folder/other", in: place.own)
    #expect(FileTrace.all(in: place.own, isDeep: false) == flat)
    #expect(FileTrace.all(in: place.own, isDeep: true) != deep)
    #expect(FileTrace.all(in: "\(place.own)/nowhere", isDeep: true).isEmpty)
  }
}
