import Course
import Foundation
import Running
import Testing

@testable import Grading

@Suite(.enabled(if: OpeningPlace.hasUnzip, "unzip is not here"))
struct `A zip that was handed in` {
  let place: OpeningPlace

  init() throws { place = try OpeningPlace() }

  @Test func `is listed and read like a folder, and removed when it was read`() throws {
    var listing: HandedListing? = try place.listing(
      ofStudents: MadeZip([
        .init("Work/", ""), .init("Work/Cone.swift", "cone"), .init("Dome.swift", "dome"), .init("empty.swift", ""),
        .init("report.pdf", "%PDF"),
      ]).bytes)
    #expect(listing?.paths == ["Dome.swift", "Work/Cone.swift", "empty.swift", "report.pdf"])
    #expect(listing?.files.map(\.size) == [4, 4, 0, 4])
    #expect(listing?.remarks == [])
    let texts = try #require(listing).files.map { String(decoding: try place.opening.contents(of: $0), as: UTF8.self) }
    #expect(texts == ["dome", "cone", "", "%PDF"])
    #expect(place.unpackedCount == 1)
    listing = nil
    #expect(place.unpackedCount == 0)
  }

  @Test func `is opened within others, and its name is a part of the paths`() throws {
    let inner = MadeZip([.init(Array("c.zip".utf8), MadeZip("Cone.swift").bytes), .init("Dome.swift")]).bytes
    let outer = MadeZip([.init(Array("b/b.zip".utf8), inner)]).bytes
    #expect(try place.listing(ofStudents: outer).paths == ["b/b.zip/Dome.swift", "b/b.zip/c.zip/Cone.swift"])
  }

  @Test func `of a class gives a folder a student`() throws {
    let students = MadeZip([
      .init("__MACOSX/Lea_1/._Cone.swift"), .init("Lea_1/Cone.swift"), .init("Lea_1/a/Dome.swift"), .init(".DS_Store"),
      .init(Array("Ole_2/work.zip".utf8), MadeZip("Cone.swift").bytes), .init("mia_3_Cone.swift", "mia"),
    ])
    try place.write(students.bytes, as: "class.zip")
    let folder = try place.opening.open(source: place.path("class.zip"))
    #expect(folder.name == place.path("class.zip"))
    #expect(folder.entries.map(\.name) == ["Lea_1", "Ole_2", "mia_3_Cone.swift"])
    #expect(folder.entries.map(\.kind) == [.folder, .folder, .file(bytes: 3)])
    let listings = folder.entries.map { place.opening.listing(of: $0, in: folder).paths }
    #expect(listings == [["Cone.swift", "a/Dome.swift"], ["work.zip/Cone.swift"], ["mia_3_Cone.swift"]])
    let inner = try place.opening.open(folder.entries[1], in: folder)
    #expect(inner.name == place.path("class.zip/Ole_2"))
    #expect(inner.entries.map(\.kind) == [.archive])
    #expect(try place.opening.open(inner.entries[0], in: inner).entries.map(\.name) == ["Cone.swift"])
  }

  @Test func `cannot write outside of its place, and each path that would is told`() throws {
    let listing = try place.listing(
      ofStudents: MadeZip(
        "../up.swift", "/etc/abs.swift", "a/../../b.swift", "b..c/ok.swift", "a..swift", "./Cone.swift"
      )
      .bytes)
    #expect(listing.paths == ["Cone.swift", "a..swift", "b..c/ok.swift"])
    #expect(listing.refused == ["../up.swift", "/etc/abs.swift", "a/../../b.swift"])
    #expect(!FileManager.default.fileExists(atPath: "/etc/abs.swift"))
    for name in ["up.swift", "b.swift"] {
      #expect(!FileManager.default.fileExists(atPath: "\(place.scratch.path)/\(name)"))
    }
  }

  @Test func `has its links and devices told, and nothing is written through them`() throws {
    var link = MadeZip.Entry("link", "/tmp")
    link.mode = 0o120777
    var device = MadeZip.Entry("a/device", "")
    device.mode = 0o060644
    let listing = try place.listing(ofStudents: MadeZip([link, .init("link/through.swift"), device]).bytes)
    #expect(listing.paths == ["link/through.swift"])
    #expect(listing.refused == ["a/device", "link"])
    #expect(listing.sentences(.refused, on: "link").first?.contains("links are not followed") == true)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/through.swift"))
  }

  @Test func `may forbid to read what is in it, which is of no use`() throws {
    var entry = MadeZip.Entry("Cone.swift", "cone")
    entry.mode = 0o100000
    var folder = MadeZip.Entry("a/", "")
    folder.mode = 0o040000
    let listing = try place.listing(ofStudents: MadeZip([folder, .init("a/Dome.swift"), entry]).bytes)
    #expect(listing.paths == ["Cone.swift", "a/Dome.swift"])
    #expect(try listing.files.map { try place.opening.contents(of: $0).isEmpty } == [false, false])
  }

  @Test func `with the same name twice gives the last, and says so`() throws {
    let listing = try place.listing(
      ofStudents: MadeZip([.init("Cone.swift", "one, a longer one"), .init("Cone.swift", "two")]).bytes)
    #expect(listing.files.map(\.size) == [3])
    #expect(try place.opening.contents(of: listing.files[0]) == Data("two".utf8))
    #expect(listing.sentences(.chosen, on: "Cone.swift").count == 1)
  }

  @Test func `from Windows has its separators and its umlauts read`() throws {
    // In the letters that western Europe had under DOS, ü is 81 and ß is E1.
    var entry = MadeZip.Entry(
      Array("M".utf8) + [0x81] + Array("ller\\Gr".utf8) + [0x81, 0xE1] + Array("e.swift".utf8), Data())
    entry.host = 0
    var drive = MadeZip.Entry("C:\\Dome.swift")
    drive.host = 0
    let listing = try place.listing(ofStudents: MadeZip([entry, drive]).bytes)
    #expect(listing.paths == ["Müller/Grüße.swift"])
    #expect(listing.refused == ["C:/Dome.swift"])
  }

  @Test func `has names told composed, whole and harmless`() throws {
    let names: [[UInt8]] = [
      Array("Mu\u{308}ller.swift".utf8), Array("M".utf8) + [0xFC] + Array("ller2.swift".utf8),
      Array("a\n\u{1B}[31mb.swift".utf8),
    ]
    let listing = try place.listing(ofStudents: MadeZip(names.map { MadeZip.Entry($0, Data("x".utf8)) }).bytes)
    #expect(Set(listing.paths) == ["Müller.swift", "Müller2.swift", "a\\n\\u{1B}[31mb.swift"])
    #expect(listing.paths.contains { $0.unicodeScalars.elementsEqual("Müller.swift".unicodeScalars) })
    #expect(try listing.files.map { try place.opening.contents(of: $0) }.allSatisfy { $0 == Data("x".utf8) })
  }

  static let refusals: [(String, Data, String)] = [
    ("none.zip", Data("hello".utf8), "it is none. Hand in a zip"), ("zero.zip", Data(), "is empty"),
    ("empty.zip", MadeZip([]).bytes, "is empty"),
    ("half.zip", MadeZip("a.swift", "b.swift").bytes.prefix(70), "is damaged"),
    ("work.rar", Data("Rar!\u{1A}\u{7}".utf8), "archive of RAR"),
    ("work.7z", Data([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]), "archive of 7-Zip"), ("locked.zip", locked, "is encrypted"),
    ("part.zip", part, "one part of an archive"), ("changed.zip", changed, "is damaged"),
    ("lzma.zip", packed(method: 14), "in a way that unzip does not know"),
  ]

  private static var locked: Data {
    var entry = MadeZip.Entry("Cone.swift")
    entry.flags = 1
    return MadeZip([entry]).bytes
  }

  /// The last of several parts.
  private static var part: Data {
    var data = MadeZip("Cone.swift").bytes
    data[data.count - 18] = 3
    return data
  }

  /// A zip of which one byte is not as it was packed.
  private static var changed: Data {
    var data = MadeZip("Cone.swift").bytes
    data[45] ^= 1
    return data
  }

  private static func packed(method: UInt16) -> Data {
    var entry = MadeZip.Entry("Cone.swift")
    entry.method = method
    return MadeZip([entry]).bytes
  }

  @Test(arguments: refusals)
  func `that cannot be opened is told with its path and what to do`(_ name: String, data: Data, words: String) throws {
    let listing = try place.listing(ofStudents: data, named: name)
    #expect(listing.files.isEmpty)
    #expect(listing.refused == [name])
    let sentence = try #require(listing.remarks.first).message
    #expect(sentence.contains(words), "\(sentence)")
    #expect(sentence.contains("Zip ") || sentence.contains("Hand in"), "\(sentence)")
    #expect(listing.obstacle == nil)
    #expect(place.unpackedCount == 0)
    let problem = #expect(throws: WorkbookFolder.Problem.self) {
      try place.opening.open(source: place.path("class/\(name)"))
    }
    #expect(problem?.description.contains("class/\(name): This ") == true)
    let folder = try place.opening.open(source: place.path("class"))
    let refusal = #expect(throws: Refusal.self) { try place.opening.open(folder.entries[0], in: folder) }
    #expect(refusal?.path == "\(place.path("class"))/\(name)")
    #expect(refusal?.message == sentence)
  }

  @Test func `is told to be nobody's fault where there is no unzip`() throws {
    try place.write(MadeZip("Cone.swift").bytes, as: "class/work.zip")
    let unpacker = Unpacker(scratch: place.scratch, containment: place.containment, searchPath: "/nowhere")
    let opening = Opening(unpacker: unpacker)
    let folder = try opening.open(source: place.path("class"))
    let listing = opening.listing(of: folder)
    #expect(listing.obstacle?.contains("Install unzip, or unpack the archive yourself and name the folder.") == true)
    let refusal = #expect(throws: Refusal.self) { try opening.open(folder.entries[0], in: folder) }
    #expect(refusal?.isOurs == true)
    let problem = #expect(throws: WorkbookFolder.Problem.self) {
      try opening.open(source: place.path("class/work.zip"))
    }
    #expect(problem?.description.contains("unzip is not installed. Install unzip, or unpack") == true)
  }
}
