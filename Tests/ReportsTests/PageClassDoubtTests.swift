import Course
import Grading
import Judging
import Testing

@testable import Reports

struct PageClassDoubtTests {
  private static let doubt = Submission.Remark(
    .chosen, path: "class.zip/cs_2026_12_bob.zip",
    "class.zip/cs_2026_11_alice.zip and class.zip/cs_2026_12_bob.zip were taken as the work of one student, cs.")
  private static let homeless = Submission.Remark(.notTaken, path: "class.zip/readme.txt", "It bears no name.")
  private static let link = Submission.Remark(.refused, path: "class.zip/link", "It is a link.")

  private static func sections(_ remarks: [Submission.Remark]) throws -> [PageReading.Element] {
    let tally = ClassTally(exercises: Course.exercises)
    return try PageReading(ClassPage(tally, of: PageSamples.gradebook(remarks: remarks)).text).all("section")
  }

  @Test func `a doubt about who is who stands in a section of its own, before files of nobody`() throws {
    let sections = try Self.sections([Self.homeless, Self.doubt, Self.link])
    #expect(sections.prefix(2).map { $0.attributes["id"] } == ["doubts", "remarks"])
    #expect(sections[0].text.contains("cs_2026_11_alice.zip") && !sections[0].text.contains("readme.txt"))
    #expect(!sections[1].text.contains("alice"))
    #expect(sections[1].text.contains("readme.txt") && sections[1].text.contains("class.zip/link"))
  }

  @Test func `where there is only a doubt nobody is told of files that belong to nobody`() throws {
    let sections = try Self.sections([Self.doubt])
    #expect(sections.prefix(2).map { $0.attributes["id"] } == ["doubts", "points"])
    #expect(try Self.sections([Self.homeless]).first?.attributes["id"] == "remarks")
  }

  @Test func `the summary tells of doubts before what was refused, and counts those beyond ten`() {
    let doubts = (1...12).map { Submission.Remark(.chosen, path: "p", "Number \($0) is a doubt.") }
    let text = GradeSummary().text(
      folder: "x", remarks: [Self.link, Self.homeless] + doubts, containment: Samples.contained,
      Appearance(hasColour: false, hasUnicode: true))
    let lines = text.split(separator: "\n").dropFirst(2).map(String.init)
    let told = (1...10).map { "Whose is it? Number \($0) is a doubt." }
    let refused = ["And 2 more; index.html lists them.", "Refused: class.zip/link: It is a link."]
    #expect(Array(lines.prefix(12)) == told + refused)
    #expect(!text.contains("readme.txt"))
  }
}
