import Course
import Grading
import Judging

extension ClassPage {
  /// The table of exercises by chapter.
  var exercises: [HTML] {
    let hasSecret = tally.exercises.contains { $0.askedInSecret > 0 }
    let columns =
      ["Exercise", "Passed", "Of all", "Begun", "Of the begun", "Mean points"]
      + (hasSecret ? ["Secret questions right"] : []) + ["Otherwise"]
    return [
      HTML("p", text: "What could not be judged counts in no rate and in no mean."),
      HTML.table(
        "How each exercise went", class: "results", columns: columns,
        numbers: hasSecret ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5]
      ) {
        for (chapter, own) in chapters {
          HTML("tbody") {
            HTML("tr") {
              HTML(
                "th", ["scope": "rowgroup", "colspan": "\(columns.count)", "class": "chapter"],
                text: "\(chapter.number) \(chapter.name)")
            }
            for exercise in own { Self.row(exercise, hasSecret: hasSecret) }
          }
        }
      },
    ]
  }

  private var chapters: [(chapter: Chapter, exercises: [ClassTally.ExerciseTally])] {
    Course.chapters.compactMap { chapter in
      let own = tally.exercises.filter { $0.exercise.chapter == chapter.name }
      return own.isEmpty ? nil : (chapter, own)
    }
  }

  private static func row(_ tally: ClassTally.ExerciseTally, hasSecret: Bool) -> HTML {
    HTML("tr") {
      HTML("th", ["scope": "row"], text: tally.exercise.name)
      HTML.number("\(tally.passed)")
      HTML("td", ["class": "number"]) {
        percent(tally.passRate)
        if let rate = tally.passRate { HTML.bar(rate) }
      }
      HTML.number("\(tally.begun)")
      HTML.number(percent(tally.passRateOfBegun))
      HTML.number((tally.meanPoints.map { Wording.mean($0) } ?? "–") + " of \(tally.exercise.maxPoints)")
      if hasSecret {
        HTML.number(tally.askedInSecret == 0 ? "–" : "\(tally.passedInSecret) of \(tally.askedInSecret)")
      }
      HTML("td", ["class": "words"], text: otherwise(tally))
    }
  }

  /// Returns how many have each status that is neither passed nor not started, most first.
  private static func otherwise(_ tally: ClassTally.ExerciseTally) -> String {
    let told = Verdict.Status.allCases.filter { $0 != .passed && $0 != .notStarted }
    let counts = told.enumerated().compactMap { place, status in
      tally.counts[status].map { (count: $0, place: place, status: status) }
    }
    return counts.sorted { (-$0.count, $0.place) < (-$1.count, $1.place) }
      .map { "\(Wording.text($0.status))\u{A0}\($0.count)" }
      .joined(separator: ", ")
  }

  /// The exercises that nobody has passed, apart from those that nobody has begun.
  @HTMLBuilder var never: [HTML] {
    if !tally.neverPassed.isEmpty {
      HTML("h3", text: "Begun, but never passed")
      HTML("p", text: "Worth a word to the class, and a look at whether the exercise asks what is meant.")
      HTML("ul") {
        for exercise in tally.neverPassed {
          HTML("li", text: "\(exercise.exercise.id), begun by \(Wording.count(exercise.begun, "student"))")
        }
      }
    }
    if !tally.neverBegun.isEmpty {
      HTML("h3", text: "Begun by nobody")
      HTML("ul", ["class": "names"]) {
        for exercise in tally.neverBegun { HTML("li", text: exercise.exercise.id) }
      }
    }
  }

  /// The errors that several students share, each with their names, and then those of one student each.
  @HTMLBuilder var clusters: [HTML] {
    let clusters = tally.clusters
    let shared = clusters.filter { $0.students.count > 1 }
    if shared.isEmpty {
      HTML("p", text: "No two students have the same finding.")
    } else {
      HTML("p", text: "What several students met, most of them first. Open one to see who they are.")
      HTML("ul", ["class": "clusters"]) { for cluster in shared { html(cluster) } }
    }
    let single = clusters.filter { $0.students.count == 1 }
    if !single.isEmpty {
      HTML("details", ["class": "single"]) {
        HTML("summary", text: "\(Wording.count(single.count, "finding")) of one student each")
        HTML("ul") {
          for cluster in single {
            HTML("li") {
              for student in cluster.students { Self.link(tally.students[student]) }
              ", \(name(of: cluster)): \(cluster.message)"
            }
          }
        }
      }
    }
  }

  private func html(_ cluster: ClassTally.Cluster) -> HTML {
    HTML("li") {
      HTML("details") {
        HTML("summary") {
          HTML("strong", text: Wording.count(cluster.students.count, "student"))
          " "
          HTML("span", ["class": "where"], text: name(of: cluster))
          " "
          HTML("span", ["class": "message"], text: (cluster.hasOtherMessages ? "For instance: " : "") + cluster.message)
        }
        HTML("ul", ["class": "names"]) {
          for student in cluster.students { HTML("li") { Self.link(tally.students[student]) } }
        }
      }
    }
  }

  private func name(of cluster: ClassTally.Cluster) -> String { tally.exercises[cluster.exercise].exercise.id }
}
