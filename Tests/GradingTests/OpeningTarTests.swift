import Course
import Foundation
import Testing

@testable import Grading
@testable import Running

@Suite struct `A tar archive that was handed in` {
  let place: OpeningPlace

  init() throws { place = try OpeningPlace() }

  @Test func `is listed and read like a folder`() throws {
    let tar = MadeTar([
      .init("a/", type: "5", mode: 0), .init("a/Cone.swift", "cone", mode: 0), .init("Dome.swift", ""),
      .init("hard.swift", type: "1", target: "a/Cone.swift"),
    ])
    let listing = try place.listing(ofStudents: tar.bytes, named: "work.tar")
    #expect(listing.paths == ["Dome.swift", "a/Cone.swift", "hard.swift"])
    #expect(
      try listing.files.map { try place.opening.contents(of: $0) } == [Data(), Data("cone".utf8), Data("cone".utf8)])
    #expect(listing.remarks == [])
  }

  @Test func `has its hard links counted with the size of what they stand for`() throws {
    let links = (1...4).map { MadeTar.Entry("\($0)", type: "1", target: "\($0 - 1)") }
    let tar = MadeTar([.init("0", String(repeating: "x", count: 1000))] + links)
    try place.write(tar.bytes, as: "class/work.tar")
    let folder = try place.opening.open(source: place.path("class"))
    var allowance = UnpackingAllowance()
    allowance.bytes = 5000
    _ = try place.opening.unpack(folder.entries[0], at: folder.place, [], depth: 0, &allowance)
    #expect(allowance.bytes == 0)
    allowance.bytes = 4999
    #expect(throws: UnpackingProblem.tooLarge) {
      try place.opening.unpack(folder.entries[0], at: folder.place, [], depth: 0, &allowance)
    }
  }

  @Test func `has the folders counted that it does not name`() throws {
    try place.write(MadeTar([.init("a/b/c/1"), .init("a/b/d/2"), .init("a/", type: "5")]).bytes, as: "class/work.tar")
    let folder = try place.opening.open(source: place.path("class"))
    var allowance = UnpackingAllowance()
    allowance.entries = 6
    _ = try place.opening.unpack(folder.entries[0], at: folder.place, [], depth: 0, &allowance)
    #expect(allowance.entries == 0)
    allowance.entries = 5
    #expect(throws: UnpackingProblem.tooManyEntries) {
      try place.opening.unpack(folder.entries[0], at: folder.place, [], depth: 0, &allowance)
    }
  }

  @Test(.enabled(if: OpeningPlace.hasGzip, "gzip is not here"), arguments: ["work.tar.gz", "work.tgz", "work"])
  func `is opened if gzip has packed it, whatever it is called`(_ name: String) throws {
    let listing = try place.listing(ofStudents: MadeTar([.init("Cone.swift")]).gzipped, named: name)
    #expect(listing.paths == ["Cone.swift"])
    #expect(try place.opening.contents(of: listing.files[0]) == Data("struct Cone {}\n".utf8))
  }

  @Test func `makes no device, no pipe and no link, and writes nothing outside`() throws {
    let tar = MadeTar([
      .init("link", type: "2", target: "/tmp"), .init("link/through.swift"),
      .init("hard.swift", type: "1", target: "/etc/passwd"),
      .init("up.swift", type: "1", target: "../../x"), .init("character", type: "3"), .init("block", type: "4"),
      .init("pipe", type: "6"), .init("../above.swift"), .init("/abs.swift"),
    ])
    let listing = try place.listing(ofStudents: tar.bytes, named: "work.tar")
    #expect(listing.paths == ["link/through.swift"])
    #expect(
      listing.refused == [
        "../above.swift", "/abs.swift", "block", "character", "hard.swift", "link", "pipe", "up.swift",
      ])
    #expect(!FileManager.default.fileExists(atPath: "/tmp/through.swift"))
  }

  @Test func `has names of any length`() throws {
    let long = String(repeating: "x", count: 150) + "/Cone.swift"
    func record(_ text: String) -> String {
      let count = text.utf8.count + 2
      return "\(count + "\(count + 3)".count) \(text)\n"
    }
    let tar = MadeTar([
      .init("x", record("path=a" + long), type: "x"), .init("short.swift"),
      .init("@LongLink", "b" + long + "\0", type: "L"),
      .init("short.swift"),
    ])
    #expect(try place.listing(ofStudents: tar.bytes, named: "work.tar").paths == ["a" + long, "b" + long])
  }

  @Test func `that ends too early is damaged`() throws {
    let tar = MadeTar([.init("Cone.swift", String(repeating: "x", count: 5000))])
    let listing = try place.listing(ofStudents: tar.bytes.prefix(3000), named: "work.tar")
    #expect(listing.sentences(.refused, on: "work.tar").first?.contains("is damaged") == true)
  }

  @Test func `that claims a negative or a huge size is refused`() throws {
    for size in ["\u{FF}\u{FF}", "-0000000001", "77777777777"] {
      var data = MadeTar([.init("Cone.swift")]).bytes
      let field = size.unicodeScalars.map { UInt8($0.value) }
      data.replaceSubrange(124..<124 + field.count, with: field)
      data.replaceSubrange(148..<156, with: [UInt8](repeating: 32, count: 8))
      let sum = data.prefix(512).reduce(0) { $0 + Int($1) }
      data.replaceSubrange(
        148..<154,
        with: Array(String(sum, radix: 8).utf8) + [UInt8](repeating: 0, count: 6 - String(sum, radix: 8).count))
      let listing = try place.listing(ofStudents: data, named: "work.tar")
      #expect(listing.files.isEmpty)
      #expect(listing.refused == ["work.tar"])
    }
  }

  @Test(.enabled(if: OpeningPlace.hasGzip, "gzip is not here"))
  func `is not any file that gzip has packed`() throws {
    let listing = try place.listing(ofStudents: MadeTar.gzipped(Data("struct Cone {}".utf8)), named: "Cone.swift.gz")
    #expect(
      listing.sentences(.refused, on: "Cone.swift.gz").first?.contains("it is no tar archive. Hand in a zip.") == true)
  }
}
