import Course
import Foundation
import Geometry
import Judging
import Running
import Testing

@testable import Grading

@Suite struct `A file of secret questions` {
  static let example = """
    \u{FEFF}# for the class of 2026\r
    rect 12 30 80.5 45   # as on the slides
    RECT 0, 0, 260, 250\r

    Arcs/Ring thickness=7
    Ring thickness=-3
      Paths/Star  innerRatio=0.3 points=9
    InsettableShapes/Arc endAngle=90 inset=5 inset=-2
    08/InsetTriangle inset=4
    TypeErasure/boundingRects rect.x=5 rect.y=7 rect.width=90 rect.height=60 shapes="circle lens"
    TypeErasure/AnyOutline base=lens
    ConditionalModifiers/clip
    ConditionalModifiers/clip frame=3
    """

  static let expected = SecretQuestions(
    boxes: [Box(x: 12, y: 30, width: 80.5, height: 45), Box(x: 0, y: 0, width: 260, height: 250)],
    parameters: [
      "Arcs/Ring": [Parameters(["thickness": 7]), Parameters(["thickness": -3])],
      "Paths/Star": [Parameters(["points": 9, "innerRatio": 0.3])],
      "InsettableShapes/Arc": [Parameters(["endAngle": 90], insets: [5, -2])],
      "InsettableShapes/InsetTriangle": [Parameters([:], insets: [4])],
      "TypeErasure/boundingRects": [
        Parameters(
          ["rect.x": 5, "rect.y": 7, "rect.width": 90, "rect.height": 60], texts: ["shapes": "circle lens"])
      ],
      "TypeErasure/AnyOutline": [Parameters([:], texts: ["base": "lens"])],
      "ConditionalModifiers/clip": [Parameters([:]), Parameters(["frame": 3])],
    ])

  private func complaint(about text: String) -> String? {
    do throws(WorkbookFolder.Problem) {
      _ = try SecretFile.questions(in: text, called: "secret.txt")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `is read with comments, empty lines and the line ends and marks of any system`() throws {
    #expect(try SecretFile.questions(in: Self.example.replacing("\u{FEFF}", with: ""), called: "x") == Self.expected)
    let scratch = try ScratchFolder()
    let path = "\(scratch.path)/secret.txt"
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian] {
      let mark = encoding == .utf16LittleEndian ? Data([0xFF, 0xFE]) : Data()
      let text = encoding == .utf8 ? Self.example : Self.example.replacing("\u{FEFF}", with: "")
      try (mark + #require(text.data(using: encoding))).write(to: URL(fileURLWithPath: path))
      #expect(try SecretFile.questions(inFile: path) == Self.expected)
    }
  }

  @Test func `that is not there, or asks nothing, is told`() throws {
    #expect(throws: WorkbookFolder.Problem.self) { try SecretFile.questions(inFile: "/nowhere/secret.txt") }
    #expect(complaint(about: "# nothing yet\n\n")?.contains("secret.txt asks nothing") == true)
  }

  static let wrong: [(line: String, words: [String])] = [
    ("rect 1 2 3", ["four numbers", "rect 12 30 80 45"]), ("rect 1 2 3 4 5", ["four numbers"]),
    ("rect 0 0 -5 10", ["from 1 to 10000"]), ("rect 0 0 0 10", ["from 1 to 10000"]),
    ("rect 0 0 1e9 10", ["1e9 is not a number"]), ("rect 0 0 99999 10", ["too large", "10000"]),
    ("rect 0 0 nan 10", ["nan is not a number"]), ("rect 0 0 inf 10", ["inf is not a number"]),
    ("rect 0 0 0x10 10", ["0x10 is not a number"]), ("rect 0 0 80,5 10", ["80,5 is not a number", "80.5"]),
    ("rectangle 0 0 10 10", ["no exercise rectangle"]),
    ("Arcs/Rong thickness=7", ["no exercise Arcs/Rong", "Arcs/Ring"]),
    ("Arcs thickness=7", ["Arcs is a whole chapter"]), ("Arcs/Ring thicknes=7", ["no value thicknes", "thickness"]),
    ("Arcs/Ring", ["needs thickness too"]), ("Arcs/Ring thickness=", [" is not a number"]),
    ("Arcs/Ring thickness = 7", ["thickness is no value", "without spaces"]), ("Arcs/Ring =7", ["=7 is no value"]),
    ("Arcs/Ring thickness=7 thickness=8", ["thickness is given twice"]),
    ("Arcs/Ring thickness=7 inset=2", ["Arcs/Ring cannot be inset"]), ("Arcs/Cone radius=7", ["made without values"]),
    ("Paths/Star points=9", ["needs innerRatio too"]), ("Paths/Star points=9.5 innerRatio=1", ["whole number"]),
    ("Paths/Star points=61 innerRatio=1", ["at most 60"]),
    ("Paths/Star points=5 innerRatio=-1", ["cannot be negative"]),
    ("TypeErasure/mixedViews index=7", ["index cannot be 7", "0, 1, 2"]),
    ("ConditionalModifiers/tapArea shape=9 isSmall=0", ["shape cannot be 9"]),
    ("ConditionalModifiers/tapArea shape=2 isSmall=0.5", ["isSmall cannot be 0.5", "0, 1"]),
    (
      "TypeErasure/boundingRects rect.x=5 rect.y=7 rect.width=90 rect.height=60 shapes=\"circle blob\"",
      ["blob is no word of shapes", "circle"]
    ),
    ("TypeErasure/boundingRects shapes=\"circle lens", ["quote is not closed"]),
    ("Strokes/strokeBounds lineWidth=3 path=\"20 m\"", ["path cannot be read"]),
  ]

  @Test(arguments: wrong.indices) func `names a line that is not right, and what is allowed`(_ index: Int) throws {
    let (line, words) = Self.wrong[index]
    let complaint = try #require(self.complaint(about: "rect 0 0 80 80\n\(line)\n"))
    #expect(complaint.hasPrefix("secret.txt, line 2: "))
    for word in words { #expect(complaint.contains(word), "\(complaint)") }
    #expect(!complaint.contains("\n"))
  }

  @Test func `names all lines that are not right, ten at most, and what is asked twice or too often`() throws {
    let complaints = try #require(complaint(about: String(repeating: "rect 1\n", count: 14))).split(separator: "\n")
    #expect(complaints.count == 11)
    #expect(complaints.last == "And 4 more.")
    #expect(complaint(about: "rect 0 0 9 9\n\nrect 0 0 9.0 9")?.contains("line 3: It asks the same as line 1") == true)
    let many = (1...31).map { "rect 0 0 \($0) 9\n" }.joined()
    #expect(complaint(about: many)?.contains("31 rectangles, but at most 30") == true)
  }

  @Test func `takes whatever the exercises ask themselves`() {
    for exercise in Course.exercises {
      var lines: Set<String> = []
      for part in exercise.assessment.parts {
        for set in ParameterForm(of: part, in: exercise.assessment).samples {
          guard set.values.values.allSatisfy(\.isFinite) else { continue }
          let words =
            set.values.map { "\($0.key)=\($0.value)" }.sorted()
            + set.texts.map { "\($0.key)=\"\($0.value)\"" }.sorted() + set.insets.map { "inset=\($0)" }
          if !words.isEmpty { lines.insert("\(exercise.id) \(words.joined(separator: " "))") }
        }
      }
      #expect(complaint(about: lines.sorted().prefix(30).joined(separator: "\n")) == nil || lines.isEmpty)
    }
  }

  @Test func `knows which numbers the probes take for whole ones and for choices`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var counts: Set<String> = []
    var choices: Set<String> = []
    for chapter in Course.chapters {
      for exercise in chapter.exercises {
        let path = tests.appendingPathComponent("\(chapter.suite)/\(exercise.probe).swift")
        let probe = try String(contentsOf: path, encoding: .utf8)
        for match in probe.matches(of: #/(\[?)given\.(count|optionalCount|flag|element)\("(\w+)"/#) {
          // A number in brackets is that of an element.
          let isCount = match.2 == "count" && match.1.isEmpty
          if isCount { counts.insert(String(match.3)) } else { choices.insert(String(match.3)) }
        }
      }
    }
    #expect(counts == NumberKind.counts)
    // What is tapped is no affair of a probe.
    #expect(choices.union(["tap"]) == NumberKind.choices)
  }
}
