import Course
import Judging
import Testing

@testable import Grading

@Suite struct ClassTallyTests {
  private static let exercises = ["Paths/Star", "Arcs/Cone", "Arcs/Dome"].compactMap(Course.exercise(id:))
  private static let fingerprint = Fingerprint(of: "anything")

  private static func result(
    _ id: String, _ status: Verdict.Status, _ findings: [Finding] = [], secret: SecretQuestions.Outcome? = nil
  ) -> GradedExercise {
    let points = Course.exercise(id: id)?.maxPoints ?? 0
    return GradedExercise(
      id: id, verdict: Verdict(status, points: status == .passed ? points : 0, maxPoints: points, findings: findings),
      secret: secret, basis: .init(file: fingerprint, expectation: fingerprint, toolchain: fingerprint))
  }

  private static func tally(_ results: [[GradedExercise]]) -> ClassTally {
    var tally = ClassTally(exercises: exercises)
    for (place, results) in results.enumerated() {
      let submission = Submission(id: "\(place)", name: "Student \(place)")
      tally.add(GradedSubmission(submission, exercises: results, containments: []), page: "students/\(place).html")
    }
    return tally
  }

  private static func error(_ code: String, _ message: String = "Wrong.") -> Finding { Finding(code, message) }

  @Test func `rates are told of all and of those who have begun, without what could not be judged`() throws {
    let tally = Self.tally(
      [.passed, .failed, .notStarted, .graderError, .blocked].map { [Self.result("Arcs/Cone", $0)] })
    let cone = tally.exercises[1]
    #expect(cone.counts[.blocked] == 1)
    #expect((cone.passed, cone.begun, cone.judged, cone.judgedBegun, cone.unjudged) == (1, 4, 4, 3, 1))
    #expect(cone.passRate == 0.25)
    #expect(cone.passRateOfBegun == 1.0 / 3)
    #expect(try #require(cone.meanPoints) == Double(cone.exercise.maxPoints) / 4)
    #expect(tally.exercises[0].passRate == nil && tally.exercises[0].meanPoints == nil)
  }

  @Test func `the same finding of several students is one cluster, the largest first, advice in none`() {
    let advice = Finding("not-closed", "Not closed.", severity: .advice)
    let tally = Self.tally([
      [Self.result("Arcs/Cone", .failed, [Self.error("a"), Self.error("a", "Wrong twice."), advice])],
      [Self.result("Paths/Star", .failed, [Self.error("z")]), Self.result("Arcs/Cone", .failed, [Self.error("b")])],
      [
        Self.result("Arcs/Cone", .failed, [Self.error("b"), Self.error("a")]),
        Self.result("Arcs/Dome", .passed, [advice]),
      ],
      [Self.result("Arcs/Cone", .graderError, [Self.error("grader-error")])],
    ])
    let clusters = tally.clusters
    #expect(clusters.map(\.code) == ["a", "b", "z"])
    #expect(clusters.map(\.students) == [[0, 2], [1, 2], [1]])
    #expect(clusters.map(\.exercise) == [1, 1, 0])
    #expect(clusters.map(\.hasOtherMessages) == [true, false, false])
    #expect(clusters.first?.message == "Wrong.")
  }

  @Test func `errors of the compiler are the same finding only where it says the same, numbers aside`() {
    let messages = [
      "no such module 'UIKit'", "cannot find 'x' in scope", "expected 2 arguments", "expected 13 arguments",
    ]
    let tally = Self.tally(
      (messages + ["no such module 'UIKit'"]).map {
        [Self.result("Arcs/Cone", .didNotCompile, [Self.error("compiler-error", $0)])]
      })
    let clusters = tally.clusters
    #expect(clusters.map(\.students).map(\.count) == [2, 2, 1])
    #expect(Set(clusters.map(\.message)) == Set(messages.dropLast()))
    #expect(clusters.map(\.hasOtherMessages).count(where: \.self) == 1)
    // Of those with as many students the order is always one and the same.
    #expect(clusters.map(\.message) == [messages[2], messages[0], messages[1]])
  }

  @Test func `what nobody passes is told apart from what nobody begins and from what could not be judged`() {
    let tally = Self.tally([
      [
        Self.result("Paths/Star", .crashed), Self.result("Arcs/Cone", .notStarted),
        Self.result("Arcs/Dome", .graderError),
      ]
    ])
    #expect(tally.neverPassed.map(\.exercise.id) == ["Paths/Star"])
    #expect(tally.neverBegun.map(\.exercise.id) == ["Arcs/Cone"])
    #expect(Self.tally([]).neverBegun.isEmpty)
  }

  @Test func `what could not be judged is listed by student, with the reason`() {
    let tally = Self.tally([
      [], [Self.result("Arcs/Dome", .graderError, [Self.error("grader-error", "The disk is full.")])],
    ])
    #expect(tally.unjudged == [ClassTally.Unjudged(student: 1, exercise: 2, reason: "The disk is full.")])
    #expect(tally.students.map(\.unjudged) == [0, 1])
  }

  @Test func `a student is told with points, remarks and what was passed`() {
    var tally = ClassTally(exercises: Self.exercises)
    let submission = Submission(
      id: "7", name: "Zoë", isLate: true,
      files: [.init(exercise: "Arcs/Cone", origin: "Cone.swift", fingerprint: Self.fingerprint)],
      remarks: [.init(.refused, path: "a", "No."), .init(.chosen, path: "b", "No."), .init(.refused, path: "c", "No.")])
    let results = [Self.result("Arcs/Cone", .passed), Self.result("Arcs/Dome", .failed)]
    tally.add(GradedSubmission(submission, exercises: results, containments: []), page: "students/zoe-7.html")
    let student = tally.students[0]
    #expect((student.name, student.id, student.page) == ("Zoë", "7", "students/zoe-7.html"))
    #expect((student.isLate, student.hasFiles, student.passed) == (true, true, 1))
    #expect(student.points == Self.exercises[1].maxPoints)
    #expect(student.remarks == [.refused: 2, .chosen: 1])
  }

  @Test func `secret questions are counted`() {
    let tally = Self.tally([
      [Self.result("Arcs/Cone", .passed, secret: .init(count: 5, isPassed: true))],
      [Self.result("Arcs/Cone", .failed, secret: .init(count: 5, isPassed: false))],
      [Self.result("Arcs/Cone", .failed)],
    ])
    #expect((tally.exercises[1].askedInSecret, tally.exercises[1].passedInSecret) == (2, 1))
  }

  @Test func `the mean, the median and the distribution are those of the points`() {
    let whole = Self.exercises.reduce(0) { $0 + $1.maxPoints }
    let all = Self.exercises.map { Self.result($0.id, .passed) }
    let cone = Self.exercises[1].maxPoints
    let tally = Self.tally([all, [], [], [Self.result("Arcs/Cone", .passed)]])
    #expect(tally.meanPoints == Double(whole + cone) / 4)
    #expect(tally.medianPoints == Double(cone) / 2)
    #expect(tally.distribution.map(\.points) == (0...whole).map { $0...$0 })
    #expect(tally.distribution.map(\.count).reduce(0, +) == 4)
    #expect(tally.distribution.first?.count == 2 && tally.distribution.last?.count == 1)
    #expect(Self.tally([]).meanPoints == nil && Self.tally([]).medianPoints == nil)
  }

  @Test func `points that are not known yet count in no mean`() {
    let tally = Self.tally([[Self.result("Arcs/Cone", .passed)], [Self.result("Arcs/Cone", .graderError)]])
    #expect(tally.meanPoints == Double(Self.exercises[1].maxPoints))
    #expect(tally.medianPoints == tally.meanPoints)
    #expect(tally.distribution.map(\.count).reduce(0, +) == 1)
  }

  @Test func `the points of the whole course fall into at most twelve ranges without gaps`() throws {
    let bins = ClassTally(exercises: Course.exercises).distribution
    #expect(bins.count <= 12 && bins.count >= 5)
    for (bin, next) in zip(bins, bins.dropFirst()) { #expect(bin.points.upperBound + 1 == next.points.lowerBound) }
    #expect(bins.last?.points.upperBound == Course.exercises.reduce(0) { $0 + $1.maxPoints })
  }
}
