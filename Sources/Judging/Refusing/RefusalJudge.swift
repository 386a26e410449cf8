/// Judges whether the compiler refused a learner's lines, and for the reason that it must give.
struct RefusalJudge {
  var expected: ExpectedRefusal
  var mistakes: [Mistake]

  /// Returns what is wrong, or nil.
  ///
  /// - Parameters:
  ///   - answer: What the compiler said; nil where nobody asked it.
  ///   - source: The learner's file.
  func finding(in answer: CompilerAnswer?, source: SourceText) -> Finding? {
    let lines: RefusedLines
    do {
      lines = try RefusedLines(in: source)
    } catch {
      return finding(about: error)
    }
    guard !lines.code.isEmpty else {
      return Finding(
        "nothing-to-refuse", "Nothing stands between #if REFUSED and #endif.",
        hint: "Write \(expected.task) there. The compiler must refuse it.", line: lines.start)
    }
    switch answer ?? .notAsked("nobody asked it") {
    case .notAsked(let reason):
      return Finding(
        Self.blocked, "Whether the compiler refuses the lines below #if REFUSED could not be seen: \(reason)",
        line: lines.start)
    case .accepted, .refused([]):
      return Finding(
        "not-refused", "The compiler takes all that stands between #if REFUSED and #endif.",
        hint: "It must refuse it. Write \(expected.task).", line: lines.start)
    case .refused(let complaints):
      return finding(in: complaints, lines: lines)
    }
  }

  /// The code of a finding about a compiler that could not be asked: nobody's fault.
  static let blocked = "blocked"

  private func finding(in complaints: [CompilerAnswer.Complaint], lines: RefusedLines) -> Finding? {
    if let complaint = complaints.first(where: { !expected.isReason($0.message) }) {
      return finding(about: complaint, lines: lines)
    }
    if let complaint = complaints.first(where: { !($0.line.map(lines.contains) ?? false) }) {
      return Finding(
        "refused-elsewhere",
        "The compiler refuses \(Self.place(of: complaint)), which is not between #if REFUSED and #endif: "
          + Self.quote(complaint),
        hint: "Outside of these lines write what the compiler takes.",
        line: complaint.line)
    }
    guard expected.spellings.isEmpty || expected.spellings.contains(where: lines.code.contains) else {
      return Finding(
        "refused-otherwise", "The compiler gives the right reason, but what it refuses is not \(expected.task).",
        line: lines.start)
    }
    return nil
  }

  private func finding(about complaint: CompilerAnswer.Complaint, lines: RefusedLines) -> Finding {
    let isInside = complaint.line.map(lines.contains) ?? false
    for mistake in mistakes where isInside {
      guard case .isRefused(let words) = mistake.symptom, complaint.message.contains(words) else { continue }
      return Finding(
        mistake.code, "\(mistake.message) The compiler says: \(Self.quote(complaint))", hint: mistake.hint,
        line: complaint.line)
    }
    let words = "The compiler refuses \(Self.place(of: complaint))"
    if !isInside {
      return Finding(
        "refused-elsewhere",
        "\(words), which is not between #if REFUSED and #endif: \(Self.quote(complaint))",
        hint: "Does something there rest on the lines that are to be refused?", line: complaint.line)
    }
    if complaint.message.hasPrefix("cannot find ") || complaint.message.contains(" has no member ") {
      return Finding(
        "unknown-name", "\(words) only because it does not know a name: \(Self.quote(complaint))",
        hint: "Is the name spelled right? Everything in \(expected.task) is known, and still it is refused.",
        line: complaint.line)
    }
    if Self.syntaxErrors.contains(where: { complaint.message.hasPrefix($0) }) {
      return Finding(
        "syntax-error", "\(words) because it cannot make out what is written there: \(Self.quote(complaint))",
        hint: "Look for a missing bracket, brace or comma. The code must read well, and be refused for what it means.",
        line: complaint.line)
    }
    return Finding(
      "another-reason", "\(words) for another reason than it should: \(Self.quote(complaint))",
      hint: "Write \(expected.task), and nothing more.", line: complaint.line)
  }

  private func finding(about problem: RefusedLines.Problem) -> Finding {
    switch problem {
    case .missing:
      Finding(
        "refused-lines-missing", "There are no lines between #if REFUSED and #endif.",
        hint: "Write #if REFUSED on a line of its own, below it \(expected.task), and below that #endif.")
    case .repeated(let line):
      Finding(
        "refused-lines-divided", "REFUSED stands in more than one place: line \(line) has it too.",
        hint: "One #if REFUSED and one #endif are enough, with everything that must be refused between them.",
        line: line)
    case .divided(let line):
      Finding(
        "refused-lines-divided", "Line \(line) divides what stands between #if REFUSED and #endif.",
        hint: "No other #if, #elseif or #else belongs there.", line: line)
    case .madeUp(let directive, let line):
      Finding(
        "made-up-error", "Line \(line) has \(directive): what it makes the compiler say tells nothing about the code.",
        hint: "Take the line out. Write \(expected.task): the compiler refuses it by itself.", line: line)
    }
  }

  private static func place(of complaint: CompilerAnswer.Complaint) -> String {
    complaint.line.map { "line \($0)" } ?? "the chapter"
  }

  /// Returns the compiler's words without the name of the group that it puts behind them.
  private static func quote(_ complaint: CompilerAnswer.Complaint) -> String {
    Spelling.harmless(complaint.message.replacing(#/ \[#\w+\]$/#, with: ""), limit: 300) + "."
  }

  private static let syntaxErrors = [
    "expected ", "consecutive ", "extraneous ", "unterminated ", "unexpected ", "invalid character", "keyword '",
    "found an unexpected",
  ]
}
