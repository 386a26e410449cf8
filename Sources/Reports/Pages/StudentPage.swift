import Course
import Grading
import Judging

/// The feedback for one student: a page of its own that tells of nobody else.
package struct StudentPage: Sendable {
  private var graded: GradedSubmission
  private var gradebook: Gradebook
  private var place: Int
  private var results: [Result] = []

  /// What came out for an exercise that is graded.
  private struct Result {
    var exercise: Exercise
    var graded: GradedExercise

    var isBegun: Bool { graded.verdict.status != .notStarted }
  }

  /// - Parameter place: The place of the submission in the gradebook, from 0, by which its code is read.
  package init(_ graded: GradedSubmission, of gradebook: Gradebook, place: Int) {
    self.graded = graded
    self.gradebook = gradebook
    self.place = place
    let exercises = exercisesByID
    results = graded.exercises.compactMap { own in exercises[own.id].map { Result(exercise: $0, graded: own) } }
  }

  private var exercisesByID: [String: Exercise] {
    Dictionary(gradebook.exercises.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The page.
  package var text: String {
    let name = HTML.shownName(graded.submission.name)
    let chapters = chapters
    let begun = chapters.filter { $0.results.contains(where: \.isBegun) }
    let hasRest = results.contains { !$0.isBegun }
    return Page(
      title: "\(name): Shapes workbook", header: header,
      contents: [(HandedInSection.id, HandedInSection.heading), ("summary", "All exercises")]
        + begun.map { ("chapter-\($0.chapter.name)", "\($0.chapter.number) \($0.chapter.name)") }
        + (hasRest ? [("not-started", "Not started")] : []),
      main: [HandedInSection(graded, exercises: exercisesByID).html, summary(chapters)]
        + begun.map(section) + (hasRest ? [rest] : [])
    ).text
  }

  private var chapters: [(chapter: Chapter, results: [Result])] {
    Course.chapters.compactMap { chapter in
      let own = results.filter { $0.exercise.chapter == chapter.name }
      return own.isEmpty ? nil : (chapter, own)
    }
  }

  @HTMLBuilder private var header: [HTML] {
    HTML("p", ["class": "kicker"], text: "Shapes workbook · Feedback")
    HTML("h1") { HTML.name(graded.submission.name) }
    HTML("p", ["class": "total"]) {
      HTML("strong", text: "\(graded.points)")
      " of \(Wording.count(graded.maxPoints, "point"))"
    }
    if graded.maxPoints > 0 { HTML.bar(Double(graded.points) / Double(graded.maxPoints)) }
    if !graded.unjudged.isEmpty { unjudged }
    HTML.facts(facts)
  }

  private var unjudged: HTML {
    let count = graded.unjudged.count
    let points = graded.unjudged.reduce(0) { $0 + $1.verdict.maxPoints }
    return HTML("p", ["class": "notice"]) {
      HTML("strong", text: "\(Wording.count(count, "exercise")) could not be judged.")
      " That is not your fault, and no points are lost: your instructor will grade "
        + "\(count == 1 ? "it" : "them") again. \(count == 1 ? "It is" : "They are") worth up to "
        + "\(Wording.count(points, "point"))."
    }
  }

  private var facts: [(name: String, value: [HTML])] {
    let passed = results.count { $0.graded.verdict.status == .passed }
    var facts: [(name: String, value: [HTML])] = [
      ("Passed", [.text("\(passed) of \(Wording.count(results.count, "exercise"))")])
    ]
    if graded.submission.isLate {
      facts.append(
        ("Handed in", [HTML("strong", ["class": "late"], text: "late"), .text(", as the platform has marked it")]))
    }
    if graded.submission.id != graded.submission.name { facts.append(("Id", [HTML.code(graded.submission.id)])) }
    facts.append(("Seed", [.text("\(gradebook.seed), from which some of the questions were drawn")]))
    if !graded.containments.isEmpty {
      facts.append(("Containment", [.text(graded.containments.joined(separator: " "))]))
    }
    return facts
  }

  private func summary(_ chapters: [(chapter: Chapter, results: [Result])]) -> HTML {
    HTML.section("summary", "All exercises") {
      HTML.table("Verdicts and points", class: "summary", columns: ["Exercise", "Verdict", "Points"], numbers: [2]) {
        for (chapter, results) in chapters {
          HTML("tbody") {
            HTML("tr") {
              HTML(
                "th", ["scope": "rowgroup", "colspan": "3", "class": "chapter"],
                text: "\(chapter.number) \(chapter.name)")
            }
            for result in results { row(result) }
          }
        }
      }
    }
  }

  private func row(_ result: Result) -> HTML {
    let verdict = result.graded.verdict
    return HTML("tr") {
      HTML("th", ["scope": "row"]) {
        if result.isBegun {
          HTML("a", ["href": "#\(result.exercise.anchor)"], text: result.exercise.name)
        } else {
          result.exercise.name
        }
      }
      HTML("td") { HTML.verdict(verdict.status) }
      HTML.number(
        verdict.status == .graderError ? "not decided yet" : "\(verdict.points) of \(verdict.maxPoints)")
    }
  }

  private func section(_ chapter: Chapter, _ results: [Result]) -> HTML {
    HTML.section("chapter-\(chapter.name)", "\(chapter.number) \(chapter.name)") {
      HTML("p", ["class": "about"], text: chapter.summary + (chapter.summary.hasSuffix(".") ? "" : "."))
      for result in results where result.isBegun {
        ExerciseSection(
          exercise: result.exercise, graded: result.graded, code: gradebook.text(of: result.exercise, at: place),
          untaken: graded.submission.untakenFiles(beside: result.exercise.id)
        ).html
      }
    }
  }

  private var rest: HTML {
    let own = results.filter { !$0.isBegun }
    return HTML.section("not-started", "Not started") {
      list("Handed in, but still as the workbook gives them:", own.filter { $0.graded.basis.file != nil })
      let untaken = UntakenWork(graded)
      list(
        untaken.isAll || !untaken.refused.isEmpty
          ? "Not found in what could be used of your work:" : "Not handed in:",
        own.filter { $0.graded.basis.file == nil })
    }
  }

  @HTMLBuilder private func list(_ heading: String, _ results: [Result]) -> [HTML] {
    if !results.isEmpty {
      HTML("p", text: heading)
      HTML("ul", ["class": "names"]) {
        for result in results {
          let points = Wording.count(result.graded.verdict.maxPoints, "point")
          HTML("li", text: "\(result.exercise.name) (\(points))")
        }
      }
    }
  }
}
