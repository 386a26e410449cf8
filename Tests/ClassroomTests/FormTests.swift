import Course
import Foundation
import Judging
import Testing

@testable import Classroom

@Suite struct `A class is handed out` {
  private static func pieces(_ form: Form) throws -> [(portfolio: Portfolio, pieces: [Piece])] {
    try Inventing.portfolios.get().map { ($0, form.pieces(of: $0, seed: 6)) }
  }

  @Test func `as Canvas names it: name, mark of lateness, two numbers and the file`() throws {
    for (portfolio, pieces) in try Self.pieces(.canvas) {
      #expect(!pieces.isEmpty)
      for piece in pieces {
        let match = try #require(
          piece.path.wholeMatch(of: #/([^_\/]+?)(_LATE)?_([0-9]+)_([0-9]+)_([^\/]+)/#), "\(piece.path)")
        #expect(match.1.allSatisfy { $0.isLetter && !$0.isUppercase || $0.isNumber })
        #expect((match.2 != nil) == portfolio.student.isLate)
        #expect(match.3 == "\(portfolio.student.canvasID)")
      }
      #expect(Set(pieces.map(\.path)).count == pieces.count)
    }
  }

  @Test func `as Canvas numbers what is handed in again: larger attachment, and a number in the name`() throws {
    var count = 0
    for (portfolio, pieces) in try Self.pieces(.canvas) {
      for item in portfolio.items where item.earlier != nil {
        let own = pieces.filter { $0.path.hasSuffix("_\(item.exercise.file)") }
        let again = pieces.filter { $0.path.hasSuffix("_\(item.exercise.title)-1.swift") }
        guard let first = own.first, let second = again.first else { continue }
        #expect(attachment(first) < attachment(second))
        guard case .file(let before) = first.content, case .file(let data) = second.content else { continue }
        #expect(before == item.earlier)
        #expect(data == item.data)
        count += 1
      }
    }
    #expect(count > 10)
    func attachment(_ piece: Piece) -> Int { Int(piece.path.split(separator: "_").dropLast().last ?? "") ?? 0 }
  }

  @Test func `as Moodle names it: a folder with the full name and the number`() throws {
    for (portfolio, pieces) in try Self.pieces(.moodle) {
      let folder = Form.moodle.folder(of: portfolio.student)
      #expect(folder.hasSuffix("_\(portfolio.student.moodleID)_assignsubmission_file_"))
      #expect(pieces.allSatisfy { $0.path.hasPrefix("\(folder)/") })
    }
  }

  @Test func `with all that lies around: archives, copies, links, and what nobody may read`() throws {
    let paths = try Self.pieces(.folders).flatMap(\.pieces)
    for ending in [".zip", " (1).swift", ".DS_Store", "Package.swift", "Probe.swift", ".pdf", ".mov", "README.md"] {
      #expect(paths.contains { $0.path.hasSuffix(ending) }, "\(ending)")
    }
    #expect(paths.contains { if case .link = $0.content { true } else { false } })
    #expect(paths.contains { $0.path.unicodeScalars.contains { $0.properties.canonicalCombiningClass == .above } })
    #expect(paths.contains { $0.path.contains("/.build/") })
  }

  @Test func `with an archive that other programs read`() throws {
    var zip = StoredZip()
    zip.add(Data("123456789".utf8), at: "Übung/a.txt")
    zip.add(Data(), at: "empty.swift")
    let data = zip.data
    // The checksum that everybody gives for these digits.
    #expect(data.range(of: Data([0x26, 0x39, 0xF4, 0xCB])) != nil)
    #expect(data.prefix(4) == Data("PK\u{3}\u{4}".utf8))
    #expect(data.suffix(22).prefix(4) == Data("PK\u{5}\u{6}".utf8))
    // Two entries; the directory is where the end says.
    let end = [UInt8](data.suffix(22))
    #expect(end[10] == 2)
    let start = Int(end[16]) | Int(end[17]) << 8
    #expect(data.dropFirst(start).prefix(4) == Data("PK\u{1}\u{2}".utf8))
  }
}
