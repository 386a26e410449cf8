extension Assessment {
  /// Returns a file with only that which an observation does not show: lines that are to be refused, and the word that
  /// a mistake is known by.
  package func source(with mistake: Mistake) -> SourceText {
    var lines = [mistake.mention ?? ""]
    if let refusal {
      lines += ["#if \(RefusedLines.condition)", refusal.spellings.first ?? "let refused = 0", "#endif"]
    }
    return SourceText(lines.joined(separator: "\n"))
  }

  /// What the compiler says of such a file, with a mistake or without one; nil where it need not be asked.
  func compilerAnswer(with mistake: Mistake?) -> CompilerAnswer? {
    guard let refusal else { return nil }
    // The second line of code is the one that is refused, also where there is no mistake to be mentioned.
    let words = if case .isRefused(let words) = mistake?.symptom { words } else { refusal.openings[0] }
    return .refused([CompilerAnswer.Complaint(line: 3, message: words)])
  }
}
