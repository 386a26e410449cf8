import Course
import Foundation
import Testing

@testable import Grading
@testable import Running

@Suite struct `A folder that was handed in` {
  let place: OpeningPlace

  init() throws { place = try OpeningPlace() }

  private func listing() throws -> HandedListing {
    let folder = try place.opening.open(source: place.folder.path)
    return place.opening.listing(of: try #require(folder.entries.first { $0.name == "Lea" }), in: folder)
  }

  @Test func `is listed in the order of the bytes, with everything that is a plain file`() throws {
    for name in ["z.swift", "B/a.swift", "a/Cone (1).swift", "report.pdf", "B.txt", "Ä.swift", "Cone.swift.txt"] {
      try place.write(as: "Lea/\(name)")
    }
    let listing = try listing()
    #expect(
      listing.paths == [
        "B.txt", "B/a.swift", "Cone.swift.txt", "a/Cone (1).swift", "report.pdf", "z.swift", "Ä.swift",
      ])
    #expect(listing.remarks.isEmpty)
  }

  @Test func `has links, pipes and sockets told, and follows none`() throws {
    try place.write("secret", as: "outside/Cone.swift")
    try place.write(as: "Lea/Dome.swift")
    symlink("../outside/Cone.swift", place.path("Lea/Cone.swift"))
    symlink("../outside", place.path("Lea/folder"))
    symlink("nowhere", place.path("Lea/dead"))
    mkfifo(place.path("Lea/pipe.swift"), 0o666)
    let listing = try listing()
    #expect(listing.paths == ["Dome.swift"])
    #expect(listing.refused == ["Cone.swift", "dead", "folder", "pipe.swift"])
    #expect(
      listing.sentences(.refused, on: "folder") == [
        "It is a link, and links are not followed. Put the file itself in its place."
      ])
  }

  @Test func `may itself be reached by a link only where the instructor named it`() throws {
    try place.write(as: "real/Lea/Cone.swift")
    symlink("real", place.path("class"))
    symlink("Lea", place.path("real/Ole"))
    let folder = try place.opening.open(source: place.path("class"))
    #expect(folder.entries.map(\.kind) == [.folder, .refused(.link)])
    #expect(place.opening.listing(of: folder.entries[0], in: folder).paths == ["Cone.swift"])
    let listing = place.opening.listing(of: folder.entries[1], in: folder)
    #expect(listing.files.isEmpty)
    #expect(listing.refused == ["Ole"])
    let refusal = #expect(throws: Refusal.self) { try place.opening.open(folder.entries[1], in: folder) }
    #expect(refusal?.path == place.path("class/Ole"))
    #expect(refusal?.isOurs == false)
  }

  @Test func `that became a link after it was looked at is not followed`() throws {
    try place.write(as: "Lea/Cone.swift")
    try place.write("secret", as: "outside/Cone.swift")
    let listing = try listing()
    try FileManager.default.moveItem(atPath: place.path("Lea"), toPath: place.path("Ole"))
    symlink("outside", place.path("Lea"))
    #expect(throws: Unreadable.self) { try place.opening.contents(of: listing.files[0]) }
  }

  @Test func `has names of any bytes`() throws {
    try place.write(as: Array("M".utf8) + [0xFC] + Array("ller.swift".utf8))
    try place.write(as: Array("two\nlines.swift".utf8))
    let folder = try place.opening.open(source: place.folder.path)
    #expect(folder.entries.map(\.name) == ["Müller.swift", "two\\nlines.swift"])
    for entry in folder.entries {
      let listing = place.opening.listing(of: entry, in: folder)
      #expect(listing.files.map(\.bytes) == [entry.bytes])
      #expect(try place.opening.contents(of: listing.files[0]).isEmpty)
    }
  }

  @Test func `has what is never looked into told once each, and what systems leave behind not at all`() throws {
    for name in [
      ".build/debug/Cone.swift", "build/Cone.swift", "DerivedData/x/Cone.swift", "Pods/Cone.swift",
      "node_modules/a/Cone.swift", "Tests/ArcsTests/ConeTests.swift", "ArcsTests/x.swift", "MyMacros/x.swift",
      "Solutions/Cone.swift", "__MACOSX/._Cone.swift", "._Cone.swift", ".DS_Store", ".git/Cone.swift", ".Cone.swift",
      "src/Cone.swift",
    ] {
      try place.write(as: "Lea/\(name)")
    }
    let listing = try listing()
    #expect(listing.paths == ["src/Cone.swift"])
    #expect(
      listing.remarks.map(\.path) == [
        ".Cone.swift", ".build", "ArcsTests", "DerivedData", "MyMacros", "Pods", "Solutions", "Tests", "build",
        "node_modules",
      ])
    #expect(listing.remarks.allSatisfy { $0.kind == .notTaken && $0.message.hasSuffix(".") } as Bool)
  }

  @Test func `that is a copy of the workbook has only its chapters read`() throws {
    for name in ["Package.swift", "Chapters/03-Arcs/Cone.swift", "Sources/Course/Cone.swift", "Dome.swift"] {
      try place.write(as: "Lea/shapes/\(name)")
    }
    let listing = try listing()
    #expect(listing.paths == ["shapes/Chapters/03-Arcs/Cone.swift"])
    #expect(listing.remarks.map(\.path) == ["shapes", "shapes/Dome.swift"])
    #expect(
      listing.sentences(.notTaken, on: "shapes") == [
        "This is a copy of the workbook, of which only the folder Chapters is looked into: "
          + "Package.swift and Sources were not."
      ])
  }

  @Test func `has files told that are too large`() throws {
    try place.write(Data(count: 256 << 10), as: "Lea/Cone.swift")
    try place.write(Data(count: 256 << 10 + 1), as: "Lea/Dome.swift")
    try place.write(Data(count: 300_000), as: "Lea/report.pdf")
    let listing = try listing()
    #expect(listing.paths == ["Cone.swift", "report.pdf"])
    #expect(listing.refused == ["Dome.swift", "report.pdf"])
    #expect(listing.sentences(.refused, on: "Dome.swift").first?.contains("256 KiB") == true)
    #expect(throws: Unreadable.tooLarge) { try place.opening.contents(of: listing.files[1]) }
  }

  @Test func `holds no more than can be looked at, and outer folders come first`() throws {
    for name in ["a/many/1", "a/many/2", "a/many/3", "a/1.swift", "b/2.swift", "c.swift"] { try place.write(as: name) }
    let folder = try place.opening.open(source: place.folder.path)
    var walk = FolderWalk(place.opening, allowance: UnpackingAllowance(), entries: 7)
    walk.look(into: FolderWalk.Stop(place: folder.place, archiveDepth: 0))
    #expect(walk.listing.paths == ["a/1.swift", "b/2.swift", "c.swift"])
    #expect(walk.listing.refused == ["a/many"])
    #expect(place.opening.listing(of: folder).files.count == 6)
  }

  @Test func `has at most a hundred remarks, of which the last counts the others`() throws {
    try place.write(as: "Lea/Cone.swift")
    for number in 100..<250 { symlink("nowhere", place.path("Lea/\(number).swift")) }
    let listing = try listing()
    #expect(listing.remarks.count == 101)
    #expect(listing.remarks.last?.message.contains("50 more") == true)
  }

  @Test func `is neither a single file nor a device`() throws {
    try place.write(as: "Cone.swift")
    for (path, words) in [(place.path("Cone.swift"), "neither a folder nor an archive"), ("/dev/zero", "a device")] {
      let problem = #expect(throws: WorkbookFolder.Problem.self) { try place.opening.open(source: path) }
      #expect(problem?.description.contains(words) == true)
    }
  }

  @Test func `is looked into no deeper than 32 folders`() throws {
    let deep = String(repeating: "d/", count: 33)
    try place.write(as: "Lea/\(deep)Cone.swift")
    try place.write(as: "Lea/Dome.swift")
    let listing = try listing()
    #expect(listing.paths == ["Dome.swift"])
    #expect(listing.refused.count == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `has told what may not be read`() throws {
    try place.write(as: "Lea/Cone.swift")
    try place.write(as: "Lea/a/Dome.swift")
    for name in ["Lea/Cone.swift", "Lea/a"] { chmod(place.path(name), 0) }
    defer { chmod(place.path("Lea/a"), 0o755) }
    let listing = try listing()
    #expect(listing.refused == ["Cone.swift", "a"])
    #expect(listing.obstacle?.contains("chmod") == true)
  }

  @Test(arguments: [EACCES, EPERM, EIO, EMFILE, ENFILE, ENOMEM])
  func `stops where the system keeps something from being read, for which no student is to blame`(
    _ number: Int32
  ) throws {
    try place.write(as: "class/Lea/Dome.swift")
    let folder = try place.opening.open(source: place.path("class"))
    let name = "Cone.swift"
    let entry = HandedEntry(name: name, bytes: Array(name.utf8), kind: .refused(Unreadable(number)))
    let obstacle = try #require(place.opening.listing(of: entry, in: folder).obstacle)
    #expect(obstacle.contains(place.path("class/Cone.swift")), "\(obstacle)")
    #expect(obstacle.contains(String(cString: strerror(number))), "\(obstacle)")
    #expect(obstacle.contains("chmod") == [EACCES, EPERM].contains(number), "\(obstacle)")
    let refusal = #expect(throws: Refusal.self) { try place.opening.open(entry, in: folder) }
    #expect(refusal?.isOurs == true)
  }

  @Test(arguments: [Unreadable.link, .noPlainFile, .tooLarge, Unreadable(ENAMETOOLONG)])
  func `goes on where something is read from nobody`(_ reason: Unreadable) throws {
    try place.write(as: "class/Lea/Dome.swift")
    let folder = try place.opening.open(source: place.path("class"))
    let entry = HandedEntry(name: "Cone.swift", bytes: Array("Cone.swift".utf8), kind: .refused(reason))
    #expect(place.opening.listing(of: entry, in: folder).obstacle == nil)
  }

  @Test(arguments: ["", "/", "//"])
  func `is known by the name that the instructor gave`(_ end: String) throws {
    #expect(try place.opening.open(source: place.folder.path + end).name == place.folder.path)
  }

  @Test func `that is not there is told`() {
    let problem = #expect(throws: WorkbookFolder.Problem.self) {
      try place.opening.open(source: place.path("nowhere"))
    }
    #expect(problem?.description.contains("is not there. Name the folder or the archive") == true)
  }

  @Test func `whose neighbour has a longer name is not mistaken for it`() throws {
    try place.write("mine", as: "class/Lea/Cone.swift")
    try place.write("evil", as: "class-evil/Lea/Cone.swift")
    let folder = try place.opening.open(source: place.path("class"))
    let listing = place.opening.listing(of: folder)
    #expect(listing.paths == ["Lea/Cone.swift"])
    #expect(ArchiveEntry.steps(of: Array("../class-evil/Cone.swift".utf8)) == nil)
  }
}
