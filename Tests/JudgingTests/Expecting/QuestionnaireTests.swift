import Geometry
import Observing
import Testing

@testable import Judging

@Suite struct `A questionnaire` {
  static let assessment = Assessment(
    parts: [
      Part(points: 2, .region(Figures.flag)),
      Part("the size", points: 1, .size { Size($0.width ?? 10, $0.height ?? 10) }),
    ],
    parameters: [Parameters(["count": 5]), Parameters(["count": 0], unusual: "a count of 0")])

  @Test func `asks in all rectangles with ordinary values and in two with others`() {
    let entries = Questionnaire(Self.assessment).entries
    let paths = entries.filter { $0.part == 0 }
    #expect(paths.count { $0.parameters.unusual == nil } == Rectangles.all.count + 1)
    #expect(paths.count { $0.parameters.unusual != nil } == 2)
    #expect(Set(paths.map(\.question)).count == paths.count)
    for entry in paths {
      #expect(entry.question.subject == .path(Question.Rectangle(entry.setting.box)))
      #expect(entry.question.given.values == entry.parameters.values)
      #expect(entry.setting.given == entry.parameters.values)
    }
  }

  @Test func `asks with other values in a rectangle that starts elsewhere where that is the lesson`() {
    var assessment = Self.assessment
    func boxes() -> [Box] {
      Questionnaire(assessment).entries.filter { $0.part == 0 && $0.parameters.unusual != nil }.map(\.setting.box)
    }
    #expect(boxes() == [Rectangles.square, Rectangles.strip])
    assessment.isAboutOrigin = true
    #expect(boxes() == [Rectangles.square, Rectangles.strip, Rectangles.elsewhere])
  }

  @Test func `hands insets on to the question and to what is expected`() {
    let assessment = Assessment(
      parts: [Part(points: 1, .region(Figures.flag))], parameters: [Parameters([:], insets: [10, 5]), Parameters([:])])
    for entry in Questionnaire(assessment).entries {
      #expect(entry.question.insets == entry.parameters.insets)
      #expect(entry.setting.insets == entry.parameters.insets)
      #expect(entry.setting.moved(to: Rectangles.wide).inset == (entry.parameters.insets.isEmpty ? 0 : 15))
    }
  }

  @Test func `asks in all rectangles with other values too where that is wanted`() {
    var assessment = Self.assessment
    assessment.parameters.append(Parameters(["count": 1], unusual: "a count of 1", everywhere: true))
    let paths = Questionnaire(assessment).entries.filter { $0.part == 0 }
    #expect(paths.count { $0.parameters.unusual == "a count of 1" } == Rectangles.all.count + 1)
    #expect(paths.count { $0.parameters.unusual == "a count of 0" } == 2)
  }

  @Test func `asks for survival only in a rectangle without area`() {
    let entries = Questionnaire(Self.assessment).entries.filter(\.isForSurvivalOnly)
    #expect(entries.map(\.setting.box) == [Rectangles.empty])
  }

  @Test func `proposes sizes with unspecified sides`() {
    let sizes = Questionnaire(Self.assessment).entries.filter { $0.part == 1 }.map(\.question.subject)
    #expect(sizes == Questionnaire.proposals.map { .size($0) })
    #expect(sizes.contains(.size(.init(width: nil, height: nil))))
  }

  @Test func `asks in further rectangles and with further values too, for paths and for sizes`() {
    let extra = ExtraQuestions(
      boxes: [Box(x: 7, y: 8, width: 90, height: 70)], parameters: [Parameters(["count": 9])])
    let known = Questionnaire(Self.assessment).entries
    let entries = Questionnaire(Self.assessment, extra: extra).entries
    #expect(entries.count == known.count + 1 + 2 + 1)
    let new = entries.filter { $0.novelty != nil }
    #expect(new.count { $0.question.subject == .path(Question.Rectangle(extra.boxes[0])) && $0.novelty == .room } == 1)
    #expect(new.count { $0.question.subject == .size(.init(width: 90, height: 70)) && $0.novelty == .room } == 1)
    #expect(new.filter { $0.question.given.values == ["count": 9] }.map(\.novelty) == [.values, .values])
  }

  @Test func `asks what is new last in each part`() {
    for seed in 1...20 as ClosedRange<UInt64> {
      let entries = Questionnaire(Self.varied, seed: seed).entries
      for part in Self.varied.parts.indices {
        let isNew = entries.filter { $0.part == part }.map { $0.novelty != nil }
        #expect(isNew == isNew.sorted { !$0 && $1 }, "seed \(seed), part \(part)")
      }
    }
  }

  @Test func `draws three rectangles from a seed, of which two start at 0, 0`() {
    var seen: Set<Box> = []
    for seed in 1...200 as ClosedRange<UInt64> {
      let boxes = Questionnaire(Self.assessment, seed: seed).entries.filter { $0.part == 0 && $0.novelty == .room }
        .map(\.setting.box)
      #expect(boxes.count == 3)
      #expect(boxes.map { $0.minX == 0 && $0.minY == 0 } == [true, true, false], "seed \(seed)")
      #expect(boxes[0].width > boxes[0].height && boxes[1].width < boxes[1].height, "seed \(seed)")
      for box in boxes {
        #expect([box.minX, box.minY].allSatisfy { (-200...200).contains($0) && $0 == $0.rounded() }, "seed \(seed)")
        #expect([box.width, box.height].allSatisfy { (40...400).contains($0) && $0 == $0.rounded() }, "seed \(seed)")
        #expect(!Rectangles.all.contains(box), "seed \(seed)")
      }
      seen.formUnion(boxes)
    }
    #expect(seen.count > 590)
  }

  @Test func `draws three sets of values from a seed, each once and none that is always asked`() {
    for seed in 1...200 as ClosedRange<UInt64> {
      let sets = Set(
        Questionnaire(Self.varied, seed: seed).entries.filter { $0.novelty == .values }.map(\.parameters))
      #expect(sets.count == 3 && sets.isDisjoint(with: Self.varied.parameters), "seed \(seed)")
    }
  }

  @Test func `asks the same for the same seed, and without a seed only what is always asked`() {
    let without = Questionnaire(Self.varied).questions
    #expect(Questionnaire(Self.varied, seed: 5).questions == Questionnaire(Self.varied, seed: 5).questions)
    #expect(Questionnaire(Self.varied, seed: 5).questions != Questionnaire(Self.varied, seed: 6).questions)
    #expect(Questionnaire(Self.varied).entries.allSatisfy { $0.novelty == nil })
    #expect(Set(without).isSubset(of: Set(Questionnaire(Self.varied, seed: 5).questions)))
  }

  @Test func `offers other spaces only where the staging has room, from 0, 0`() {
    let staging = Staging(widths: 300...500, heights: 400...450)
    let assessment = Assessment(parts: [Part(points: 1, .scene(staging) { _ in ExpectedScene([]) })])
    for seed in 1...50 as ClosedRange<UInt64> {
      let spaces = Questionnaire(assessment, seed: seed).entries.filter { $0.novelty == .room }.map(\.setting)
      #expect(spaces.count == 3)
      #expect(spaces.allSatisfy { (300...500).contains($0.width) && (400...450).contains($0.height) })
    }
    let extra = ExtraQuestions(boxes: [
      Box(x: 5, y: 6, width: 310, height: 410), Box(x: 0, y: 0, width: 310, height: 500),
    ])
    let boxes = Questionnaire(assessment, extra: extra).entries.map(\.setting.box)
    #expect(boxes == Staging.boxes + [Box(x: 0, y: 0, width: 310, height: 410)])
  }

  /// The values have few others, so that by chance one comes twice.
  static let varied: Assessment = {
    var assessment = Self.assessment
    assessment.variation = { Parameters(["count": $0.number(3...8)]) }
    return assessment
  }()
}
