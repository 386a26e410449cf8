import Course
import Grading
import Judging
import Testing

@testable import Reports

struct PageClassTests {
  private static func reading(_ graded: [GradedSubmission], remarks: [Submission.Remark] = []) throws -> PageReading {
    var tally = ClassTally(exercises: Course.exercises)
    for (place, graded) in graded.enumerated() { tally.add(graded, page: "students/\(place).html") }
    return try PageReading(ClassPage(tally, of: PageSamples.gradebook(graded, remarks: remarks)).text)
  }

  private static func graded(
    _ name: String, _ exercise: String, _ status: Verdict.Status, _ findings: [Finding] = []
  )
    throws -> GradedSubmission
  {
    let exercise = try #require(Course.exercise(id: exercise))
    return PageSamples.graded(Submission(id: name, name: name), [PageSamples.result(exercise, status, findings)])
  }

  @Test func `what could not be judged comes first, with the student, the exercise and the reason`() throws {
    let reason = Finding("grader-error", "This could not be judged, which is not your fault: the disk is full.")
    let page = try Self.reading([
      Self.graded("Ada", "Arcs/Cone", .passed), Self.graded("Lea", "Arcs/Cone", .graderError, [reason]),
    ])
    let first = try #require(page.all("section").first)
    #expect(first.attributes["id"] == "unjudged")
    for words in ["Lea", "Cone", "the disk is full", "1 exercise of 1 student"] { #expect(first.text.contains(words)) }
    #expect(!first.text.contains("Ada"))
  }

  @Test func `a finding of several students is told with how many they are and with links to them`() throws {
    let direction = Samples.direction
    let page = try Self.reading([
      Self.graded("Ada", "Arcs/Cone", .failed, [direction]), Self.graded("Bo", "Arcs/Cone", .failed, [direction]),
      Self.graded("Lea", "Arcs/Cone", .failed, [Finding("crash", "It stopped.")]),
    ])
    let cluster = try #require(page.all(class: "clusters").first?.text)
    for words in ["2 students", "Arcs/Cone", direction.message, "Ada", "Bo"] { #expect(cluster.contains(words)) }
    #expect(!cluster.contains("Lea"))
    #expect(page.all(class: "single").first?.text.contains("Lea, Arcs/Cone: It stopped.") == true)
    #expect(page.all(class: "single").first?.text.contains("1 finding of one student each") == true)
  }

  @Test func `what nobody passes is told apart from what nobody begins`() throws {
    let page = try Self.reading([Self.graded("Ada", "Arcs/Cone", .failed), Self.graded("Bo", "Arcs/Dome", .passed)])
    let section = try #require(page.all("section").first { $0.attributes["id"] == "never-passed" }?.text)
    #expect(section.contains("Arcs/Cone, begun by 1 student"))
    #expect(!section.contains("Arcs/Dome"))
    let split = section.split(separator: "Begun by nobody", maxSplits: 1)
    #expect(split.first?.contains("Paths/Star") == false && split.last?.contains("Paths/Star") == true)
  }

  @Test func `the numbers of the class stand in its head and in its tables`() throws {
    let page = try Self.reading([
      PageSamples.graded("Ada", all: .passed), PageSamples.graded("Bo", all: .notStarted),
      PageSamples.graded("Cy", all: .notStarted),
    ])
    let whole = Course.exercises.reduce(0) { $0 + $1.maxPoints }
    let facts = try #require(page.all(class: "facts").first?.text)
    #expect(facts.contains("Submissions3") && facts.contains("Median0 of \(whole) points"))
    #expect(facts.contains("Mean\(Wording.mean(Double(whole) / 3)) of \(whole) points"))
    let rows = page.all("tr").map(\.text)
    #expect(rows.contains("Cone133 %1100 %0.7 of 2"))
    #expect(rows.contains { $0.hasPrefix("0 to ") && $0.hasSuffix("267 %") })
    #expect(rows.contains { $0.hasSuffix("133 %") })
  }

  @Test func `the list of students tells what is worth a look`() throws {
    let remark = Submission.Remark(.refused, path: "a", "It is a link.")
    let submission = Submission(id: "7", name: "Zoë", isLate: true, remarks: [remark])
    let page = try Self.reading([PageSamples.graded(submission, [])], remarks: [remark])
    #expect(page.all("tr").map(\.text).contains("Zoë700lateno file found, 1 refused"))
    #expect(page.links.contains("students/0.html"))
    #expect(page.all("section").first?.attributes["id"] == "remarks")
  }

  @Test(arguments: [(0.0, "0 %"), (0.001, "1 %"), (0.5, "50 %"), (0.999, "99 %"), (1.0, "100 %")])
  func `only nothing is told as 0 % and only everything as 100 %`(share: Double, expected: String) {
    #expect(ClassPage.percent(share) == expected)
  }

  @Test func `the page grows with the class and not faster`() {
    #expect(PageClass(count: 160).classPage.utf8.count < 5 * PageClass(count: 40).classPage.utf8.count)
  }
}
