import Course
import Foundation
import Testing

@testable import Grading

struct `What was refused` {
  private let place: OpeningPlace

  init() throws { place = try OpeningPlace() }

  private func listing() throws -> HandedListing {
    let folder = try place.opening.open(source: place.path("class"))
    return place.opening.listing(of: try #require(folder.entries.first), in: folder)
  }

  @Test func `is told of an exercise's file before anything else`() throws {
    try place.write(Data(count: 300_000), as: "class/Lea/z/Cone.swift")
    try place.write(Data(count: 300_000), as: "class/Lea/z/cone (1).swift")
    try FileManager.default.createDirectory(atPath: place.path("class/Lea/a"), withIntermediateDirectories: true)
    for number in 100..<250 { symlink("nowhere", place.path("class/Lea/a/\(number).swift")) }
    let listing = try listing()
    #expect(listing.remarks.count == 101)
    #expect(listing.refused.filter { $0.hasPrefix("z/") } == ["z/Cone.swift", "z/cone (1).swift"])
    #expect(listing.remarks.last?.message.contains("52 more") == true)
  }

  @Test func `is told of a large file that is called like no Swift file, and it is still one of the files`() throws {
    try place.write(Data(count: 300_000), as: "class/Lea/film.mov")
    let listing = try listing()
    #expect(listing.paths == ["film.mov"])
    #expect(listing.sentences(.refused, on: "film.mov").first?.contains("256 KiB") == true)
  }
}
