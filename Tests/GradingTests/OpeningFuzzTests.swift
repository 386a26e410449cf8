import Course
import Foundation
import Testing

@testable import Grading
@testable import Running

@Suite struct `Archives of any bytes` {
  /// Numbers that look random and are the same each time.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32 | state << 32
    }
  }

  private func changed(_ data: Data, with chance: inout Chance) -> Data {
    var data = data
    for _ in 0..<Int.random(in: 1...6, using: &chance) {
      let place = Int.random(in: 0..<data.count, using: &chance)
      let odd: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &chance)]
      switch Int.random(in: 0..<4, using: &chance) {
      case 0: data.replaceSubrange(place..<min(place + 8, data.count), with: [UInt8](repeating: 0xFF, count: 8))
      case 1 where data.count > 40: data.removeSubrange(place..<min(place + 3, data.count))
      default: data[place] = odd[Int.random(in: 0..<odd.count, using: &chance)]
      }
    }
    return data
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `are read without harm, and give no more than they may`(_ seed: UInt64) throws {
    var chance = Chance(state: seed)
    let place = try OpeningPlace()
    let zip = MadeZip("a/Cone.swift", "../b.swift", "c.swift").bytes
    let tar = MadeTar([
      .init("x", "20 path=a/Dome.swift\n12 size=99\n", type: "x"), .init("Cone.swift"),
      .init("l", type: "1", target: "Cone.swift"),
    ]).bytes
    for round in 0..<150 {
      let name = "\(round)"
      let isZip = round % 2 == 0
      try place.write(changed(isZip ? zip : tar, with: &chance), as: name)
      let file = try ArchiveFile(path: place.path(name))
      do throws(UnpackingProblem) {
        let allowance = UnpackingAllowance()
        let (entries, total) =
          isZip
          ? try { () throws(UnpackingProblem) in
            let directory = try ZipDirectory(of: file, UnpackingBounds(allowance))
            return (directory.entries, directory.totalBytes)
          }()
          : try { () throws(UnpackingProblem) in
            let contents = try TarContents(of: file, UnpackingBounds(allowance))
            return (contents.entries, contents.totalBytes)
          }()
        #expect(total <= allowance.bytes && entries.count <= allowance.entries && !entries.isEmpty)
      } catch {
        #expect(!error.isOurs)
      }
    }
  }

  @Test func `that are tars are unpacked into their place alone`() throws {
    var chance = Chance(state: 5)
    let place = try OpeningPlace()
    let tar = MadeTar([
      .init("a/Cone.swift"), .init("l", type: "1", target: "a/Cone.swift"), .init("../b", type: "2", target: "/"),
    ]).bytes
    for round in 0..<60 { try place.write(changed(tar, with: &chance), as: "class/\(round).tar") }
    let before = try FileManager.default.subpathsOfDirectory(atPath: place.folder.path)
    let listing = place.opening.listing(of: try place.opening.open(source: place.path("class")))
    #expect(listing.files.count + listing.remarks.count >= 60)
    #expect(listing.files.allSatisfy { $0.size <= 100_000 } as Bool)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: place.folder.path) == before)
    #expect(listing.obstacle == nil)
  }
}
