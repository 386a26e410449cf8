import Course
import Geometry
import Grading
import Judging
import Observing

@testable import Reports

/// A mixed class of any size, always the same: for tests of the page of a class, and to be looked at.
struct PageClass {
  var submissions: [GradedSubmission] = []
  var pages: [String] = []
  var tally = ClassTally(exercises: Course.exercises)

  private static let names = [
    "Lea Müller", "Jonas Weiß", "Amélie Dubois", "Søren Ågård", "Иван Петров", "李小龙", "أحمد علي", "Ada Lovelace",
    PageSamples.hostile, String(repeating: "Abracadabra ", count: 90), "con", "O'Neill, Seán", "Zoë", "",
  ]

  init(count: Int) {
    var naming = PageNames()
    for place in 0..<count {
      let name = Self.names[place % Self.names.count] + (place < Self.names.count ? "" : " \(place)")
      let graded = Self.graded(name, place: place)
      submissions.append(graded)
      pages.append(naming.name(for: graded.submission))
      tally.add(graded, page: pages[place])
    }
  }

  var gradebook: Gradebook {
    PageSamples.gradebook(
      submissions,
      remarks: [
        Submission.Remark(.notTaken, path: "class.zip/readme.txt", "This file belongs to no student."),
        Submission.Remark(
          .chosen, path: "class.zip/cs_2026_12_bob.zip",
          "class.zip/cs_2026_11_alice.zip and class.zip/cs_2026_12_bob.zip were taken as the work of one student, cs, since "
            + "both begin with the same name and number. If they are several students', give them names without numbers."
        ),
      ]
    ) { place, exercise in
      let graded = submissions[place].exercises.first { $0.id == exercise.id }
      return graded?.basis.file == nil ? nil : PageSamples.code
    }
  }

  var classPage: String { ClassPage(tally, of: gradebook).text }

  func studentPage(_ place: Int) -> String {
    StudentPage(submissions[place], of: gradebook, place: place).text
  }

  private static func graded(_ name: String, place: Int) -> GradedSubmission {
    let exercises = Course.exercises.enumerated().map { number, exercise in
      result(exercise, draw: (place * 31 + number * 17 + place * number) % 23, isOpen: place % 9 == 3)
    }
    let hasNothing = place % 13 == 12
    let files =
      hasNothing
      ? []
      : exercises.filter { $0.basis.file != nil }.map { graded in
        Submission.File(
          exercise: graded.id, origin: "Abgabe/\(graded.id.split(separator: "/")[1]) (1).swift",
          fingerprint: PageSamples.fingerprint)
      }
    let submission = Submission(
      id: "\(41000 + place)", name: name, isLate: place % 5 == 1,
      sources: ["class.zip/\(name.prefix(30))_\(41000 + place)_assignsubmission_file_"], files: files,
      remarks: place % 3 == 0 ? remarks : [])
    guard hasNothing else { return PageSamples.graded(submission, exercises) }
    return PageSamples.graded(submission, Course.exercises.map { PageSamples.result($0, .notStarted) })
  }

  private static func result(_ exercise: Exercise, draw: Int, isOpen: Bool) -> GradedExercise {
    if exercise.name == "Heart" { return PageSamples.result(exercise, .notStarted) }
    if exercise.name == "Star" { return PageSamples.result(exercise, .failed, [Samples.direction, Samples.unclosed]) }
    switch draw {
    case 0...9: return PageSamples.result(exercise, .passed, secret: .init(count: 5, isPassed: draw > 1))
    case 10...13:
      return PageSamples.result(
        exercise, .failed, [Samples.direction, Samples.unclosed], printed: "rect (0, 0, 100, 100)\nangle 180\n",
        corners: PageSamples.corners, secret: .init(count: 5, isPassed: false))
    case 14:
      let error = Finding(
        "compile-error", "cannot find 'midx' in scope", hint: "Is it spelled as SwiftUI spells it?", line: 9)
      return PageSamples.result(exercise, .didNotCompile, [error])
    case 15:
      return PageSamples.result(
        exercise, .crashed, [Finding("crash", "The code stopped: index out of range.", line: 7)])
    case 16:
      return PageSamples.result(
        exercise, .blocked, [Finding("blocked", "Lens.swift, which it needs, does not compile.")])
    case 17 where isOpen:
      let reason = Finding("grader-error", "This could not be judged, which is not your fault: the disk is full.")
      return PageSamples.result(exercise, .graderError, [reason])
    default: return PageSamples.result(exercise, .notStarted)
    }
  }

  private static let remarks = [
    Submission.Remark(
      .normalised, exercise: "Arcs/Cone", path: "Cone.swift", "Line ends of Windows were taken as line feeds."),
    Submission.Remark(
      .chosen, exercise: "Arcs/Cone", path: "old/Cone.swift", "Another Cone.swift was taken, which lies less deep."),
    Submission.Remark(.notTaken, path: "Package.swift", "A package file is never read."),
    Submission.Remark(.refused, path: "link.swift", "It is a link. Hand in the file itself."),
  ]
}
