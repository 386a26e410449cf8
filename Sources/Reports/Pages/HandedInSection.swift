import Course
import Grading
import Judging

/// What a student has handed in, and what was done with it.
struct HandedInSection {
  private var submission: Submission

  /// Whether something was handed in, and nothing of it could be used.
  private var isUnusable: Bool

  /// The exercises that are graded, by their ids.
  private var exercises: [String: Exercise]

  init(_ graded: GradedSubmission, exercises: [String: Exercise]) {
    submission = graded.submission
    isUnusable = UntakenWork(graded).isAll
    self.exercises = exercises
  }

  static let id = "handed-in"
  static let heading = "What was handed in"

  var html: HTML {
    HTML.section(Self.id, Self.heading) {
      if isUnusable {
        HTML("p", ["class": "notice"]) {
          HTML("strong", text: "Nothing of what you handed in could be used.")
          " Below is said why, and what you can do."
        }
      } else if submission.files.isEmpty, submission.obstacle != nil {
        HTML("p", ["class": "notice"]) {
          HTML("strong", text: "What you handed in could not be looked at here.")
          " Your instructor sees to that; it is not your fault."
        }
      } else if submission.files.isEmpty {
        HTML("p", ["class": "notice"]) {
          HTML("strong", text: "No file of an exercise was found.")
          " Each exercise has a file of its own, for instance Cone.swift. If you have handed in yours, "
            + "tell your instructor."
        }
      }
      sources
      for (kind, heading) in Self.kinds { remarks(kind, heading) }
      files
    }
  }

  @HTMLBuilder private var sources: [HTML] {
    if submission.sources.count == 1, let source = submission.sources.first {
      HTML("p") {
        "Found in "
        HTML.code(source)
        "."
      }
    } else if !submission.sources.isEmpty {
      HTML("p", text: "Found in these places:")
      HTML("ul") { for source in submission.sources { HTML("li") { HTML.code(source) } } }
    }
  }

  /// First what may have cost something.
  private static let kinds: [(Submission.Remark.Kind, String)] = [
    (.refused, "Could not be read"), (.notTaken, "Not taken"), (.chosen, "Chosen from several"),
    (.normalised, "Taken as it is meant"),
  ]

  @HTMLBuilder private func remarks(_ kind: Submission.Remark.Kind, _ heading: String) -> [HTML] {
    let own = submission.remarks.filter { $0.kind == kind }
    if !own.isEmpty {
      HTML("h3", text: heading)
      Self.list(own)
    }
  }

  /// Returns remarks as a list, each with the path that it is about.
  static func list(_ remarks: [Submission.Remark]) -> HTML {
    HTML("ul", ["class": "remarks"]) {
      for remark in remarks {
        HTML("li") {
          if !remark.path.isEmpty {
            HTML.code(remark.path)
            ": "
          }
          HTML("bdi", text: remark.message)
        }
      }
    }
  }

  @HTMLBuilder private var files: [HTML] {
    let own = submission.files.filter { exercises[$0.exercise] != nil }
    let others = submission.files.count - own.count
    if !own.isEmpty {
      let count = Wording.count(own.count, "file")
      HTML("details", ["class": "aside"]) {
        HTML("summary", text: "\(count) taken, and where \(own.count == 1 ? "it" : "each") was found")
        HTML.table("Files taken", columns: ["Exercise", "Found at"]) {
          HTML("tbody") {
            for file in own {
              HTML("tr") {
                HTML("th", ["scope": "row"], text: exercises[file.exercise]?.name ?? file.exercise)
                HTML("td") { HTML.code(file.origin) }
              }
            }
          }
        }
      }
    }
    if others > 0 {
      HTML(
        "p",
        text: "\(Wording.count(others, own.isEmpty ? "file" : "more file")) \(others == 1 ? "was" : "were") taken, for "
          + "exercises that are not graded here.")
    }
  }
}
