import Course
import Grading
import Judging

/// The results of a class: what needs a look first, then how it stands, then each student with a link.
package struct ClassPage: Sendable {
  var tally: ClassTally
  private var gradebook: Gradebook

  package init(_ tally: ClassTally, of gradebook: Gradebook) {
    self.tally = tally
    self.gradebook = gradebook
  }

  /// The page.
  package var text: String {
    let sections = sections
    return Page(
      title: "Results of the class: Shapes workbook", header: header,
      contents: sections.map { ($0.id, $0.name) },
      main: sections.map { section in HTML.section(section.id, section.name) { section.content } }
    ).text
  }

  private typealias Section = (id: String, name: String, content: [HTML])

  private var sections: [Section] {
    var sections: [Section] = []
    if !tally.unjudged.isEmpty { sections.append(("unjudged", "Could not be judged", unjudged)) }
    if !doubts.isEmpty { sections.append(("doubts", "Whose work it is", whose)) }
    if !homeless.isEmpty { sections.append(("remarks", "Files that belong to no student", remarks)) }
    sections.append(("points", "Points", points))
    sections.append(("exercises", "Exercises", exercises))
    if !tally.neverPassed.isEmpty || !tally.neverBegun.isEmpty {
      sections.append(("never-passed", "Exercises that nobody passes", never))
    }
    if !tally.clusters.isEmpty { sections.append(("findings", "The same finding", clusters)) }
    sections.append(("students", "Students", students))
    return sections
  }

  @HTMLBuilder private var header: [HTML] {
    HTML("p", ["class": "kicker"], text: "Shapes workbook · For the instructor")
    HTML("h1", text: "Results of the class")
    HTML.facts(facts)
  }

  private var facts: [(name: String, value: [HTML])] {
    let whole = " of \(Wording.count(tally.maxPoints, "point"))"
    var facts: [(name: String, value: [HTML])] = [
      ("Submissions", [.text("\(tally.students.count)")]),
      ("Exercises", [.text("\(tally.exercises.count)")]),
    ]
    if let mean = tally.meanPoints { facts.append(("Mean", [.text(Wording.mean(mean) + whole)])) }
    if let median = tally.medianPoints { facts.append(("Median", [.text(Wording.mean(median) + whole)])) }
    let late = tally.students.count(where: \.isLate)
    if late > 0 { facts.append(("Late", [.text("\(late)")])) }
    facts.append(("Seed", [.text("\(gradebook.seed), from which some of the questions were drawn")]))
    return facts
  }

  /// Returns a share in percent; only nothing is 0 % and only everything 100 %.
  static func percent(_ share: Double?) -> String {
    guard let share else { return "–" }
    let rounded = Int((share * 100).rounded())
    return "\(share > 0 && share < 1 ? min(max(rounded, 1), 99) : rounded) %"
  }

  /// Returns the link to a student's page.
  static func link(_ student: ClassTally.Student) -> HTML {
    HTML("a", ["href": student.page]) { HTML.name(student.name) }
  }

  @HTMLBuilder private var unjudged: [HTML] {
    HTML("p", ["class": "notice"]) {
      let count = Wording.count(tally.unjudged.count, "exercise")
      HTML("strong", text: "\(count) of \(Wording.count(unjudgedByStudent.count, "student")) could not be judged.")
      " That is the grader's own error: no points are lost, but these are not final yet. See to the reasons and grade "
        + "once more; what has a verdict keeps it."
    }
    HTML.table("What could not be judged", columns: ["Student", "Exercises", "Reasons"]) {
      HTML("tbody") {
        for (student, own) in unjudgedByStudent {
          HTML("tr") {
            HTML("th", ["scope": "row"]) { Self.link(tally.students[student]) }
            HTML("td", text: own.map { tally.exercises[$0.exercise].exercise.name }.joined(separator: ", "))
            HTML("td", ["class": "words"]) { for reason in Self.reasons(own) { HTML("p", text: reason) } }
          }
        }
      }
    }
  }

  private var unjudgedByStudent: [(student: Int, own: [ClassTally.Unjudged])] {
    var groups: [(student: Int, own: [ClassTally.Unjudged])] = []
    for unjudged in tally.unjudged {
      if groups.last?.student == unjudged.student {
        groups[groups.count - 1].own.append(unjudged)
      } else {
        groups.append((unjudged.student, [unjudged]))
      }
    }
    return groups
  }

  private static func reasons(_ unjudged: [ClassTally.Unjudged]) -> [String] {
    var seen: Set<String> = []
    return unjudged.map(\.reason).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private var doubts: [Submission.Remark] { gradebook.remarks.filter { $0.kind == .chosen } }
  private var homeless: [Submission.Remark] { gradebook.remarks.filter { $0.kind != .chosen } }

  @HTMLBuilder private var whose: [HTML] {
    HTML("p", ["class": "notice"]) {
      HTML("strong", text: "Names alone do not settle whose work this is, or which is the latest.")
      " What was taken to be so stands below. Look at each before you give out grades; each says what to do if it is "
        + "otherwise."
    }
    HandedInSection.list(doubts)
  }

  @HTMLBuilder private var remarks: [HTML] {
    HTML("p") {
      "As far as names tell, nobody's work is among them. If one is somebody's, put it into a folder of the student's name "
        + "and grade once more."
    }
    HandedInSection.list(homeless)
  }

  @HTMLBuilder private var points: [HTML] {
    if tally.students.isEmpty {
      HTML("p", text: "There is no submission.")
    } else {
      if !tally.unjudged.isEmpty {
        HTML("p", text: "Students of whom something could not be judged are not counted here, nor in the mean.")
      }
      HTML.table(
        "How many students have how many points", class: "bars", columns: ["Points", "Students", "Share"],
        numbers: [0, 1]
      ) {
        HTML("tbody") {
          let bins = tally.distribution
          let largest = max(1, bins.map(\.count).max() ?? 0)
          let students = max(1, bins.reduce(0) { $0 + $1.count })
          for bin in bins { row(bin, largest: largest, students: students) }
        }
      }
    }
  }

  private func row(_ bin: ClassTally.Bin, largest: Int, students: Int) -> HTML {
    let share = Double(bin.count) / Double(students)
    let (first, last) = (bin.points.lowerBound, bin.points.upperBound)
    return HTML("tr") {
      HTML("th", ["scope": "row", "class": "number"], text: first == last ? "\(first)" : "\(first) to \(last)")
      HTML.number("\(bin.count)")
      HTML("td", ["class": "drawn"]) {
        HTML("span", ["class": "percent"], text: Self.percent(share))
        HTML.bar(Double(bin.count) / Double(largest))
      }
    }
  }

  private var students: [HTML] {
    [
      HTML.table(
        "Students by name", columns: ["Name", "Id", "Points", "Passed", "Late", "Worth a look"], numbers: [2, 3]
      ) {
        HTML("tbody") { for student in tally.students { Self.row(student) } }
      }
    ]
  }

  private static func row(_ student: ClassTally.Student) -> HTML {
    HTML("tr") {
      HTML("th", ["scope": "row"]) { link(student) }
      HTML("td", ["class": "id"]) { HTML.code(student.id) }
      HTML.number("\(student.points)" + (student.unjudged > 0 ? " so far" : ""))
      HTML.number("\(student.passed)")
      HTML("td", text: student.isLate ? "late" : "")
      HTML("td", ["class": "words"], text: look(student))
    }
  }

  private static func look(_ student: ClassTally.Student) -> String {
    let kinds: [(Submission.Remark.Kind, String)] = [
      (.refused, "refused"), (.notTaken, "not taken"), (.chosen, "chosen from several"), (.normalised, "normalised"),
    ]
    return
      ((student.unjudged > 0 ? ["\(student.unjudged) could not be judged"] : [])
      + (student.hasFiles ? [] : ["no file found"])
      + kinds.compactMap { kind, words in student.remarks[kind].map { "\($0) \(words)" } })
      .joined(separator: ", ")
  }
}
