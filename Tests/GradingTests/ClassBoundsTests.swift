import Course
import Foundation
import Testing

@testable import Grading
@testable import Running

/// What the archive of a class may hold, and what each student's part of it may.
@Suite(.enabled(if: OpeningPlace.hasUnzip && OpeningPlace.hasGzip, "unzip or gzip is not here"))
struct `A class of which one student has too much` {
  private let place: OpeningPlace
  private let students: ScratchFolder

  private static let lea = "Lea M_12_assignsubmission_file_"
  private static let bo = "Bo N_13_assignsubmission_file_"
  private static let cy = "Cy O_14_assignsubmission_file_"
  private static let cone = "struct Cone {}\n"

  init() throws {
    place = try OpeningPlace()
    students = try ScratchFolder()
  }

  private func take(_ source: String) throws -> [String: Submission] {
    let taken = try Intake([place.path(source)], opening: place.opening).take(into: students.path)
    return Dictionary(uniqueKeysWithValues: try taken.entries.map { ($0.id, try taken.submission($0)) })
  }

  /// A class in which Bo's part lies between two others.
  private func zip(of files: [MadeZip.Entry], below folder: String = "") -> Data {
    MadeZip(
      [.init("\(folder)\(Self.lea)/Cone.swift", Self.cone), .init("\(folder)\(Self.lea)/Ring.swift", "// ring")]
        + files + [.init("\(folder)\(Self.cy)/Dome.swift", "// dome")]
    ).bytes
  }

  private func expectCostOfBoAlone(_ byID: [String: Submission], _ amount: String) {
    #expect(byID.keys.sorted() == ["12", "13", "14"])
    #expect(byID["12"]?.files.map(\.exercise).sorted() == ["Arcs/Cone", "Arcs/Ring"])
    #expect(byID["14"]?.files.map(\.exercise) == ["Arcs/Dome"])
    #expect(byID["12"]?.remarks == [] && byID["14"]?.remarks == [])
    #expect(byID["13"]?.files == [])
    #expect(byID["13"]?.remarks.map(\.kind) == [.refused])
    #expect(byID["13"]?.remarks.map(\.path) == [Self.bo])
    #expect(byID["13"]?.remarks.first?.message.contains("holds more than \(amount)") == true)
  }

  @Test(arguments: ["", "Aufgabe 3/"])
  func `costs nobody else anything where it is files`(_ folder: String) throws {
    let many = (0..<10_000).map { MadeZip.Entry(Array("\(folder)\(Self.bo)/\($0).swift".utf8), Data()) }
    try place.write(zip(of: many, below: folder), as: "class.zip")
    expectCostOfBoAlone(try take("class.zip"), "10,000 files and folders")
  }

  @Test func `costs nobody else anything where it is a bomb, which is not unpacked`() throws {
    // 200,000 zeros, deflated by hand, of which is said that they are more.
    let zeros = "7cExAQAAAMKg9U9tBn+g" + String(repeating: "A", count: 257) + "IDXAA=="
    var bomb = MadeZip.Entry(Array("\(Self.bo)/Cone.swift".utf8), try #require(Data(base64Encoded: zeros)))
    bomb.method = 8
    bomb.size = 3_000_000_000
    try place.write(zip(of: [bomb, .init("\(Self.bo)/Dome.swift")]), as: "class.zip")
    expectCostOfBoAlone(try take("class.zip"), "100 MiB")
  }

  @Test func `costs nobody else anything in a tar`() throws {
    let files =
      ["\(Self.lea)/Cone.swift", "\(Self.lea)/Ring.swift"] + (0..<10_000).map { "\(Self.bo)/\($0).swift" } + [
        "\(Self.cy)/Dome.swift"
      ]
    try place.write(MadeTar(files.map { MadeTar.Entry($0, "//") }).bytes, as: "class.tar")
    expectCostOfBoAlone(try take("class.tar"), "10,000 files and folders")
  }

  @Test func `costs nobody else anything where several groups lie side by side`() throws {
    let many = (0..<10_000).map { MadeZip.Entry(Array("group 1/\(Self.bo)/\($0).swift".utf8), Data()) }
    try place.write(
      MadeZip(
        [.init("group 1/\(Self.lea)/Cone.swift"), .init("group 1/\(Self.lea)/Ring.swift", "// ring")] + many
          + [
            .init("group 2/\(Self.cy)/Dome.swift", "// dome"), .init("group 2/Di_15_assignsubmission_file_/Cone.swift"),
          ]
      ).bytes, as: "class.zip")
    var byID = try take("class.zip")
    #expect(byID.removeValue(forKey: "15")?.files.count == 1)
    #expect(byID.removeValue(forKey: "group 1") == nil)
    expectCostOfBoAlone(byID, "10,000 files and folders")
  }

  @Test func `has that student's row also where the folder's name has a dot`() throws {
    let many = (0...10_000).map { MadeZip.Entry(Array("J. Bo/\($0).swift".utf8), Data()) }
    try place.write(MadeZip([.init("anna/Cone.swift"), .init("cy/Cone.swift")] + many).bytes, as: "class.zip")
    let byID = try take("class.zip")
    #expect(byID.keys.sorted() == ["J. Bo", "anna", "cy"])
    #expect(byID["J. Bo"]?.remarks.map(\.kind) == [.refused])
  }

  @Test func `may have more in all than one student may`() throws {
    let many = (0..<4000).flatMap { number in
      ["Cone", "Dome", "Ring"].map {
        MadeZip.Entry(Array("s\(number % 20)_\(1 + number % 20)_\(100 + number)_\($0).swift".utf8), Data("//".utf8))
      }
    }
    try place.write(MadeZip(many).bytes, as: "class.zip")
    let folder = try place.opening.open(source: place.path("class.zip"))
    #expect(folder.entries.count == 12_000)
    #expect(folder.entries.allSatisfy { $0.kind == .file(bytes: 2) })
  }

  @Test func `is refused where all of it is one student's that has too much`() throws {
    let many = (0..<12_000).map { MadeZip.Entry(Array("\($0 % 3)/\($0).swift".utf8), Data()) }
    try place.write(MadeZip(many + [.init("0/Cone.swift")]).bytes, as: Self.lea + "work.zip")
    let byID = try take(Self.lea + "work.zip")
    #expect(byID["12"]?.files == [])
    #expect(byID["12"]?.remarks.map(\.kind) == [.refused])
    #expect(byID["12"]?.remarks.first?.message.contains("10,000 files and folders") == true)
  }

  @Test func `is a folder in which a student's 11,000 files are nobody else's matter`() throws {
    try place.write(Self.cone, as: "class/lea/Cone.swift")
    try place.write(Self.cone, as: "class/bo/Cone.swift")
    for number in 0..<11_000 { try place.write(as: Array("class/bo/\(number).swift".utf8)) }
    let byID = try take("class")
    #expect(byID.keys.sorted() == ["bo", "lea"])
    #expect(byID["lea"]?.files.count == 1)
    #expect(byID["lea"]?.remarks == [])
    #expect(byID["bo"]?.files.count == 1)
  }

  @Test func `is told what to do where all together is too much`() {
    for problem in [UnpackingProblem.classTooLarge, .classTooManyEntries] {
      #expect(problem.adviceForInstructor == "Unpack it yourself and name the folder, which may be of any size.")
    }
    #expect(UnpackingProblem.classTooLarge.sentence.contains("more than 4 GiB"))
    #expect(UnpackingProblem.classTooManyEntries.sentence.contains("more than 200,000 files and folders"))
  }
}
