import Course
import Testing

@testable import Grading

@Suite struct `A file's name` {
  static let names = ExerciseNames()

  @Test(arguments: [
    ("cone.swift", 0), ("CONE.SWIFT", 0), ("Cone.Swift", 0), ("Cone (1).swift", 1), ("Cone(3).swift", 3),
    ("Cone-1.swift", 1),
    ("Cone_1.swift", 1), ("Cone 2.swift", 2), ("Cone copy.swift", 1), ("Cone copy 2.swift", 2), ("cone-copy.swift", 1),
    ("Cone - Copy.swift", 1), ("Cone - Copy (2).swift", 2), ("Cone - Kopie.swift", 1), ("Cone - Kopie (4).swift", 4),
    ("Cone Kopie 3.swift", 3), ("Kopie von Cone.swift", 1), ("Kopie von Kopie von Cone.swift", 1),
    ("Copy of Cone.swift", 1),
    ("Copia de Cone.swift", 1), ("Cone.swift.txt", 0), ("Cone.swift.swift", 0), ("Cone.swift (1).txt", 1),
    ("Cone.txt.swift", 0),
    ("Cone (1).swift.txt", 1), ("Cone .swift", 0), ("  Cone.swift", 0), ("Cone.swift ", 0), ("Cone\u{A0}(1).swift", 1),
    ("\u{200E}Cone.swift", 0), ("\\u{200E}Co\\u{AD}ne.swift", 0), ("\u{FF23}one.swift", 0), ("Cone (1) (2).swift", 2),
    ("Cone copy (7).swift", 7),
  ])
  func `is nearly an exercise's`(_ name: String, number: Int) {
    let meaning = Self.names.meaning(of: name)
    #expect(meaning?.isExact == false)
    #expect(meaning?.number == number)
    #expect(exercise(meaning) == "Arcs/Cone")
  }

  @Test(arguments: [
    "Cnoe.swift", "Cone", "Cone.txt", "Cone.swift.bak", "Cone2.swift", "MyCone.swift", "Cone_final.swift",
    "ConeTests.swift",
    "Con e.swift", ".swift", "swift", "", "1.swift", "(1).swift", "copy.swift", "Copy of .swift", "Kone.swift",
    "Helper.swift",
    "Package.swift", "Cone.swift/x", "Cone().swift", "-1.swift", "Cone-.swift", "С\u{43E}ne.swift",
  ])
  func `is no exercise's`(_ name: String) {
    #expect(Self.names.meaning(of: name) == nil)
  }

  @Test func `never takes another exercise's file`() {
    for (place, exercise) in Course.exercises.enumerated() {
      #expect(Self.names.meaning(of: exercise.file) == .init(subject: .exercise(place), isExact: true))
      for name in [
        exercise.file.lowercased(), exercise.file.uppercased(), "\(exercise.title) (2).swift",
        "Copy of \(exercise.file)",
      ] {
        #expect(Self.names.meaning(of: name)?.subject == .exercise(place))
      }
    }
    #expect(Set(Course.exercises.map { $0.file.lowercased() }).count == Course.exercises.count)
  }

  @Test func `may be that of a given file`() {
    for name in ["Card.swift", "card.swift", "Card (1).swift"] {
      guard case .given(let file)? = Self.names.meaning(of: name)?.subject else {
        Issue.record("\(name) is not taken for the given file")
        continue
      }
      #expect(file.title == "ConditionalModifiers/Card.swift")
    }
  }

  @Test(arguments: [
    ("Cone.txt", "Arcs/Cone"), ("cone (1).docx", "Arcs/Cone"), ("Cone.swift.rtf", "Arcs/Cone"),
    ("Cone.pdf", "Arcs/Cone"),
    ("report.pdf", nil), ("Cone", nil), ("Card.pdf", nil),
  ])
  func `may be an exercise's in another format`(_ name: String, id: String?) {
    #expect(Self.names.exercise(ofOtherFormat: name)?.id == id)
  }

  @Test(arguments: [
    ("Cnoe.swift", "Arcs/Cone"), ("Conne.swift", "Arcs/Cone"), ("Kone.swift", "Arcs/Cone"),
    ("Cone2.swift", "Arcs/Cone"),
    ("MyCone.swift", "Arcs/Cone"), ("cone_final.swift", "Arcs/Cone"), ("Cnoe (1).swift", "Arcs/Cone"),
    ("TriangleShape.swift", "Paths/Triangle"), ("MyScalingTriangle.swift", "Paths/ScalingTriangle"),
    ("ScalingTraingle.swift", "Paths/ScalingTriangle"), ("strokebound.swift", "Strokes/strokeBounds"),
    ("Helper.swift", nil), ("ContentView.swift", nil), ("ShapesApp.swift", nil), ("ConeTests.swift", nil),
    ("Line.swift", nil),
    ("Point.swift", nil), ("Extensions.swift", nil), ("Main.swift", nil), ("Utilities.swift", nil),
    ("Package.swift", nil),
    ("Rectangle.swift", nil), ("Circle.swift", nil), (".swift", nil), ("conehead.swift", nil),
  ])
  func `may be close to an exercise's`(_ name: String, id: String?) {
    #expect(Suggestion.exercise(for: name, among: Course.exercises, taken: [])?.id == id)
  }

  @Test func `is no longer taken for an exercise's whose file is there, but for a misspelling`() {
    #expect(Suggestion.exercise(for: "MyCone.swift", among: Course.exercises, taken: ["Arcs/Cone"]) == nil)
    #expect(Suggestion.exercise(for: "Cnoe.swift", among: Course.exercises, taken: ["Arcs/Cone"])?.id == "Arcs/Cone")
  }

  @Test func `may be anything at all`() {
    let parts = [
      "Cone", "cone", ".swift", ".txt", " ", "-", "_", "(", ")", "1", "99999999999999999999", "copy", "Kopie von ",
      "LATE", "anon",
      "_assignsubmission_", "file", ".", "/", "\u{202E}", "\u{301}", "\\u{", "}", "ä", "\0", "",
    ]
    var generator = Seeded(state: 6)
    for _ in 0..<1000 {
      let name = (0..<Int.random(in: 0...7, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? ""
      }.joined()
      let plain = PlainName.simplified(name)
      #expect(PlainName.simplified(plain) == plain)
      if let meaning = Self.names.meaning(of: name), !meaning.isExact { #expect(plain.contains("cone")) }
      _ = Suggestion.exercise(for: name, among: Self.names.exercises, taken: [])
      _ = Self.names.exercise(ofOtherFormat: name)
      _ = EntryName.withoutResubmissionNumber(name)
      if let entry = EntryName(platform: name) {
        #expect(!entry.name.isEmpty && !entry.name.unicodeScalars.contains("\u{202E}"))
        #expect(!entry.student.id.isEmpty)
      }
    }
  }

  /// A generator that gives the same numbers each time (xorshift).
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private func exercise(_ meaning: ExerciseNames.Meaning?) -> String? {
    guard case .exercise(let place)? = meaning?.subject else { return nil }
    return Self.names.exercises[place].id
  }
}
