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

  @Test func `asks in further rectangles too`() {
    let extra = Box(x: 7, y: 8, width: 90, height: 70)
    let boxes = Questionnaire(Self.assessment, extraBoxes: [extra]).entries.map(\.setting.box)
    #expect(boxes.count { $0 == extra } == 1)
    #expect(boxes.count == Questionnaire(Self.assessment).entries.count + 1)
  }
}
