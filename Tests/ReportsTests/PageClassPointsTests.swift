import Course
import Grading
import Judging
import Testing

@testable import Reports

struct PageClassPointsTests {
  @Test func `the points of whom something could not be judged are told as those so far`() throws {
    let cone = try #require(Course.exercise(id: "Arcs/Cone"))
    let dome = try #require(Course.exercise(id: "Arcs/Dome"))
    var tally = ClassTally(exercises: Course.exercises)
    let graded = PageSamples.graded(
      Submission(id: "7", name: "Lea"), [PageSamples.result(cone, .passed), PageSamples.result(dome, .graderError)])
    tally.add(graded, page: "students/0.html")
    let page = try PageReading(ClassPage(tally, of: PageSamples.gradebook([graded])).text)
    let row = try #require(page.all("tr").last?.text)
    #expect(row.hasPrefix("Lea7\(cone.maxPoints) so far1"), "\(row)")
  }
}
