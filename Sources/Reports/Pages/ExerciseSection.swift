import Course
import Grading
import Judging

/// What came out for one exercise of a student that was begun.
struct ExerciseSection {
  private var exercise: Exercise
  private var graded: GradedExercise
  private var codeListing: CodeListing?
  private var untaken: [String]

  /// - Parameters:
  ///   - code: What was judged; nil where nothing was handed in.
  ///   - untaken: The names of files that lay beside it and were not taken.
  init(exercise: Exercise, graded: GradedExercise, code: String?, untaken: [String] = []) {
    self.untaken = untaken
    self.exercise = exercise
    self.graded = graded
    codeListing = code.map { CodeListing($0, findings: graded.verdict.findings) }
  }

  private var verdict: Verdict { graded.verdict }
  private var anchor: String { exercise.anchor }

  var html: HTML {
    HTML("article", ["class": "exercise", "id": anchor, "aria-labelledby": "\(anchor)-heading"]) {
      HTML("h3", ["id": "\(anchor)-heading"], text: exercise.name)
      HTML("p", ["class": "about"], text: exercise.summary + ".")
      HTML("p", ["class": "result"]) {
        HTML.verdict(verdict.status)
        HTML("span", ["class": "worth"], text: Self.points(verdict))
      }
      unjudged
      findings
      beside
      secret
      corners
      printed
      listing
      basis
    }
  }

  /// Returns what a verdict is worth, in words.
  static func points(_ verdict: Verdict) -> String {
    verdict.status == .graderError
      ? "\(Wording.count(verdict.maxPoints, "point")), not decided yet"
      : Wording.points(verdict.points, of: verdict.maxPoints)
  }

  @HTMLBuilder private var unjudged: [HTML] {
    if verdict.status == .graderError {
      HTML("p", ["class": "notice"]) {
        HTML("strong", text: "This could not be judged.")
        " That is not your fault, and no points are lost: your instructor will grade it again."
      }
    }
  }

  @HTMLBuilder private var findings: [HTML] {
    if !verdict.findings.isEmpty {
      HTML("h4", text: "What was found")
      HTML("ol", ["class": "findings"]) {
        for (place, finding) in verdict.findings.enumerated() { html(finding, number: place + 1) }
      }
    } else if verdict.status == .passed {
      HTML("p", text: "Everything is as it should be.")
    }
  }

  /// Where the compiler misses something, it may stand in a file that nobody takes.
  @HTMLBuilder private var beside: [HTML] {
    if verdict.status == .didNotCompile, !untaken.isEmpty {
      let told = untaken.prefix(3).joined(separator: ", ") + (untaken.count > 3 ? " and more" : "")
      HTML("p", ["class": "notice"]) {
        HTML("bdi", text: told)
        " \(untaken.count == 1 ? "was" : "were") handed in too, but only the files of exercises are taken: if "
          + "\(exercise.file) needs code of \(untaken.count == 1 ? "it" : "them"), move it into \(exercise.file)."
      }
    }
  }

  private func html(_ finding: Finding, number: Int) -> HTML {
    let details = FindingReport(finding: finding, file: exercise.file).details
    return HTML("li", ["id": "\(anchor)-finding-\(number)"]) {
      HTML("p", ["class": "message"]) {
        if finding.severity == .advice { HTML("span", ["class": "advice"], text: "Advice, which costs nothing:") }
        (finding.severity == .advice ? " " : "") + finding.message
      }
      if !details.isEmpty {
        HTML("dl", ["class": "details"]) {
          for detail in details {
            HTML("div") {
              HTML("dt", text: detail.label.prefix(1).uppercased() + detail.label.dropFirst())
              HTML("dd") { value(detail, of: finding) }
            }
          }
        }
      }
    }
  }

  private func value(_ detail: (label: String, text: String), of finding: Finding) -> HTML {
    guard detail.label == "line", let line = finding.line, marks(line) else { return .text(detail.text) }
    return HTML("a", ["href": "#\(CodeListing.anchor(ofLine: line, in: anchor))"], text: detail.text)
  }

  private func marks(_ line: Int) -> Bool {
    codeListing?.pieces.contains { $0.contains { $0.number == line && !$0.findings.isEmpty } } ?? false
  }

  @HTMLBuilder private var secret: [HTML] {
    if let secret = graded.secret {
      HTML("p", ["class": "secret"]) {
        HTML.mark(secret.isPassed ? .passed : .failed)
        " \(Wording.count(secret.count, "further question")) of your instructor: "
          + (secret.isPassed ? "all answered right." : "not all answered right.")
      }
    }
  }

  @HTMLBuilder private var corners: [HTML] {
    if let corners = verdict.corners, !corners.rows.isEmpty {
      HTML("details", ["open": corners.rows.allSatisfy(\.isRight) ? nil : ""]) {
        HTML("summary", text: "Corners one by one")
        corners.html
      }
    }
  }

  @HTMLBuilder private var printed: [HTML] {
    let lines = PrintedText(verdict.printed).lines
    if !lines.isEmpty {
      HTML("h4", text: "What your code printed")
      HTML.scrolling("What \(exercise.file) printed") {
        HTML("pre", ["class": "printed"]) {
          HTML("samp", text: lines.joined(separator: "\n"))
        }
      }
    }
  }

  @HTMLBuilder private var listing: [HTML] {
    if let codeListing {
      let isPassed = verdict.status == .passed
      HTML("details", ["class": isPassed ? "aside" : nil, "open": isPassed ? nil : ""]) {
        HTML("summary", text: "Your code in \(exercise.file)")
        codeListing.html(exercise: anchor, file: exercise.file)
      }
    }
  }

  private var basis: HTML {
    let basis = graded.basis
    let files =
      [("The file", basis.file?.description ?? "none")]
      + basis.neededFiles.sorted { $0.key < $1.key }.map { ("Used by it: \($0.key)", $0.value.description) }
    let rest = [("The expectation", basis.expectation.description), ("The toolchain", basis.toolchain.description)]
    return HTML("details", ["class": "basis aside"]) {
      HTML("summary", text: "What this verdict rests on")
      HTML(
        "p",
        text:
          "SHA-256 digests: while they stay the same, and so do the seed, the secret questions and what contains the "
          + "code, so does the verdict.")
      HTML("dl", ["class": "details"]) {
        for (name, digest) in files + rest {
          HTML("div") {
            HTML("dt", text: name)
            HTML("dd") { HTML("code", text: digest) }
          }
        }
      }
    }
  }
}
