import Course
import Foundation
import Testing

@testable import Grading
@testable import Running

@Suite(.enabled(if: OpeningPlace.hasUnzip && OpeningPlace.hasGzip, "unzip or gzip is not here"))
struct `What may be unpacked` {
  let place: OpeningPlace

  init() throws { place = try OpeningPlace() }

  /// 200,000 zeros, deflated by hand.
  private static let zeros = "7cExAQAAAMKg9U9tBn+g" + String(repeating: "A", count: 257) + "IDXAA=="

  private static let sumOfZeros = Data(count: 200_000).sum

  private func bomb(claiming size: Int) throws -> Data {
    var entry = MadeZip.Entry(Array("Cone.swift".utf8), try #require(Data(base64Encoded: Self.zeros)))
    entry.method = 8
    entry.size = size
    entry.sum = Self.sumOfZeros
    return MadeZip([entry]).bytes
  }

  @Test func `is what an archive says, if it is true`() throws {
    let listing = try place.listing(ofStudents: try bomb(claiming: 200_000))
    #expect(listing.files.map(\.size) == [200_000])
  }

  @Test(arguments: [0, 100, 199_999, 200_001, 90_000_000])
  func `is not more or less than an archive says`(_ size: Int) throws {
    let listing = try place.listing(ofStudents: try bomb(claiming: size))
    #expect(listing.files.isEmpty)
    #expect(listing.sentences(.refused, on: "work.zip").first?.contains("is damaged") == true)
  }

  @Test func `ends at a byte more than was said, whatever there is`() throws {
    let file = place.path("bomb.zip")
    try place.write(try bomb(claiming: 100), as: "bomb.zip")
    chmod(file, 0o644)
    let unzip = try #require(OpeningPlace.program("unzip"))
    let decompression = Decompression(command: [unzip, "-p", file], containment: place.containment)
    let outcome = try decompression.run(in: place.scratch.path, output: "files", limit: 101)
    #expect(outcome.bytes == 101)
  }

  @Test func `is not what claims to be more than 100 MiB`() throws {
    let listing = try place.listing(ofStudents: try bomb(claiming: 200_000_000))
    #expect(listing.files.isEmpty)
    #expect(listing.sentences(.refused, on: "work.zip").first?.contains("more than 100 MiB") == true)
    #expect(listing.sentences(.refused, on: "work.zip").first?.contains("Leave out .build") == true)
    // As the archive of a class it is bounded file by file.
    let folder = try place.opening.open(source: place.path("class/work.zip"))
    #expect(folder.entries.map(\.kind) == [.refused(.tooLarge)])
  }

  @Test func `is no more than 10,000 files`() throws {
    let names = (0...10_000).map { MadeZip.Entry(Array("\($0).swift".utf8), Data()) }
    let listing = try place.listing(ofStudents: MadeZip(names).bytes)
    #expect(listing.sentences(.refused, on: "work.zip").first?.contains("more than 10,000 files") == true)
  }

  @Test func `is counted together with what lies in inner archives`() throws {
    let inner = try bomb(claiming: 200_000)
    let outer = MadeZip(["a.zip", "b.zip", "c.zip"].map { MadeZip.Entry(Array($0.utf8), inner) }).bytes
    try place.write(outer, as: "class/work.zip")
    let folder = try place.opening.open(source: place.path("class"))
    var allowance = UnpackingAllowance()
    allowance.bytes = 500_000
    var walk = FolderWalk(place.opening, allowance: allowance)
    walk.look(into: FolderWalk.Stop(place: folder.place, archiveDepth: 0))
    #expect(walk.listing.paths == ["work.zip/a.zip/Cone.swift", "work.zip/b.zip/Cone.swift"])
    #expect(walk.listing.refused == ["work.zip/c.zip"])
    // Another student's is not counted with it.
    #expect(place.opening.listing(of: folder).files.count == 3)
  }

  @Test func `ends where gzip gives more than is left`() throws {
    try place.write(MadeTar.gzipped(Data(count: 100_000)), as: "class/work.tar.gz")
    let folder = try place.opening.open(source: place.path("class"))
    var allowance = UnpackingAllowance()
    allowance.bytes = 1000
    allowance.entries = 10
    let found = #expect(throws: UnpackingProblem.self) {
      try place.opening.unpack(folder.entries[0], at: folder.place, [], depth: 0, &allowance)
    }
    #expect(found == .tooLarge)
    #expect(allowance.bytes == 0)
    #expect(place.unpackedCount == 0)
  }

  @Test func `is no archive within more than three others`() throws {
    var data = MadeZip("Cone.swift").bytes
    for level in 1...5 { data = MadeZip([.init(Array("\(level).zip".utf8), data), .init("\(level).swift")]).bytes }
    let listing = try place.listing(ofStudents: data)
    #expect(listing.paths == ["5.swift", "5.zip/4.swift", "5.zip/4.zip/3.swift", "5.zip/4.zip/3.zip/2.swift"])
    #expect(listing.refused == ["5.zip/4.zip/3.zip/2.zip"])
  }

  @Test func `is no more than a hundred archives, which is told once`() throws {
    let inner = MadeZip([.init("a.swift", "")]).bytes
    try place.write(MadeZip((1...5).map { .init(Array("\($0).zip".utf8), inner) }).bytes, as: "class/work.zip")
    let folder = try place.opening.open(source: place.path("class"))
    var allowance = UnpackingAllowance()
    #expect(allowance.archives == 100)
    allowance.archives = 3
    var walk = FolderWalk(place.opening, allowance: allowance)
    walk.look(into: FolderWalk.Stop(place: folder.place, archiveDepth: 0))
    #expect(walk.listing.paths == ["work.zip/1.zip/a.swift", "work.zip/2.zip/a.swift"])
    #expect(walk.listing.refused == ["work.zip/3.zip"])
  }
}
