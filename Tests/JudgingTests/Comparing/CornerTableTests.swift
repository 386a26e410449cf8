import Geometry
import Observing
import Testing

@testable import Judging

@Suite struct `A table of corners` {
  static let corners = Figures.flag(.square).subpaths[0].segments.map(\.start)

  private func table(_ points: [Point], question: Question = Question(.value)) throws -> CornerTable {
    let expected = Figures.flag(.square)
    return try #require(
      CornerTable(
        of: Outline { $0.polygon(points) }, from: expected, mode: .region, tolerance: Tolerance.points(for: expected),
        question: question))
  }

  @Test func `has the corners side by side, whatever the start and the direction`() throws {
    for shift in 0..<5 {
      let turned = Array(Self.corners[shift...] + Self.corners[..<shift])
      for points in [turned, turned.reversed()] {
        let rows = try table(points).rows
        #expect(rows == Self.corners.map { CornerTable.Row(expected: $0, actual: $0, isRight: true) })
      }
    }
  }

  @Test(arguments: 0..<5)
  func `shows the one that is missing, and the others in their places`(_ missing: Int) throws {
    var points = Self.corners
    points.remove(at: missing)
    let rows = try table(points).rows
    #expect(rows.map(\.isRight) == (0..<5).map { $0 != missing })
    #expect(rows[missing] == CornerTable.Row(expected: Self.corners[missing], actual: nil, isRight: false))
  }

  @Test(arguments: 1...5)
  func `shows the one that is too many, and the others in their places`(_ place: Int) throws {
    var points = Self.corners
    points.insert(Point(5, 40), at: place)
    let rows = try table(points).rows
    #expect(rows.map(\.isRight) == (0..<6).map { $0 != place })
    #expect(rows[place] == CornerTable.Row(expected: nil, actual: Point(5, 40), isRight: false))
  }

  @Test func `is cut where it is long`() throws {
    let expected = Figures.circle(.square, 0.4)
    let star = Outline { pen in
      pen.polygon(
        (0..<140).map { index in
          let reach = Vector(index.isMultiple(of: 2) ? 50 : 30, 0).rotated(byRadians: Double(index) / 70 * .pi)
          return Setting.square.center + reach
        })
    }
    let long = try #require(
      CornerTable(of: star, from: star, mode: .region, tolerance: 0.1, question: Question(.value)))
    #expect(long.rows.count == 60)
    #expect(long.omitted == 80)
    #expect(CornerTable(of: star, from: expected, mode: .region, tolerance: 0.1, question: Question(.value)) == nil)
  }

  // MARK: In a verdict

  private func verdict(_ judge: Judge, _ answer: (Questionnaire.Entry) -> Outline) -> Verdict {
    var answers: [Int: Answer] = [:]
    for (number, entry) in judge.questionnaire.entries.enumerated() {
      answers[number] = .path(entry.isForSurvivalOnly ? "" : answer(entry).pathText)
    }
    return judge.verdict(on: Observation(answers: answers, ending: .finished))
  }

  private static let judge = Judge(Assessment(parts: [Part(points: 1, .region(Figures.flag))]))

  @Test func `of what is right is that of the first rectangle`() throws {
    let corners = try #require(verdict(Self.judge) { Figures.flag($0.setting) }.corners)
    #expect(corners.question.subject == .path(Question.Rectangle(Rectangles.square)))
    #expect(corners.rows.count == 5)
    #expect(corners.rows.allSatisfy { $0.isRight })
  }

  @Test func `of what is wrong is that of the rectangle that the first error is about`() throws {
    let verdict = verdict(Self.judge) { entry in
      Figures.flag(entry.setting.box == Rectangles.wide ? .square : entry.setting)
    }
    let corners = try #require(verdict.corners)
    #expect(verdict.findings.first?.evidence?.question == corners.question)
    #expect(corners.question.subject == .path(Question.Rectangle(Rectangles.wide)))
    #expect(corners.rows.contains { !$0.isRight })
  }

  @Test func `of an outline that is right in other pieces is none, for its corners tell nothing`() {
    let judge = Judge(Assessment(parts: [Part(points: 1, .region(Figures.square))]))
    let verdict = verdict(judge) { entry in
      let halves = [(0, 0.5), (0.5, 1)].map { Figures.rectangle(entry.setting, $0.0, 0, $0.1, 1) }
      return Outline(halves.flatMap(\.subpaths))
    }
    #expect(verdict.status == .passed)
    #expect(verdict.corners == nil)
  }

  @Test func `compares with the alternative that is answered`() throws {
    let part = Part(points: 1, .region(Figures.flag), or: [.region(Figures.square)])
    let verdict = verdict(Judge(Assessment(parts: [part]))) { Figures.square($0.setting) }
    #expect(verdict.status == .passed)
    #expect(verdict.corners?.rows.count == 4)
  }

  @Test func `is none where no path came, or one that cannot be drawn`() {
    let broken = verdict(Self.judge) { _ in Outline { $0.polygon([.zero, Point(.nan, 1), Point(2, 2)]) } }
    #expect(broken.status == .failed)
    #expect(broken.corners == nil)
    #expect(Self.judge.verdict(on: Observation(answers: [:], ending: .timedOut)).corners == nil)
  }
}
