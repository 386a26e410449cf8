import Course
import Grading
import Judging
import Testing

@testable import Reports

struct PageBesideTests {
  @Test func `beside an exercise that does not compile, the files are named that were not taken`() throws {
    let remarks: [Submission.Remark] = [
      .init(.notTaken, path: "03-Arcs/Extensions.swift", "No."), .init(.notTaken, path: "else/Other.swift", "No."),
      .init(.notTaken, path: "03-Arcs/notes.txt", "No."), .init(.notTaken, path: "03-Arcs/Package.swift", "No."),
    ]
    let file = Submission.File(
      exercise: "Arcs/Cone", origin: "03-Arcs/Cone.swift", fingerprint: PageSamples.fingerprint)
    let missing = Finding("compiler-error", "value of type 'CGRect' has no member 'centre'", line: 4)
    func article(_ status: Verdict.Status) throws -> String {
      var graded = GradedSubmission(
        Submission(id: "12", name: "Lea", files: [file], remarks: remarks), exercises: [], containments: [])
      graded.exercises = [PageSamples.result(Samples.cone, status, [missing])]
      return try PageReading(PageSamples.page(of: graded)).all("article").map(\.text).joined()
    }
    let text = try article(.didNotCompile)
    #expect(text.contains("Extensions.swift was handed in too, but only the files of exercises are taken"), "\(text)")
    #expect(text.contains("move it into Cone.swift"))
    for name in ["Other.swift", "notes.txt", "Package.swift"] { #expect(!text.contains(name)) }
    #expect(try !article(.failed).contains("handed in too"))
  }
}
