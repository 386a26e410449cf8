import Running

/// What this machine has for judging, and what it lacks.
package struct DoctorReport: Sendable {
  /// One line: what it is about, whether it is well, and more.
  package struct Line: Hashable, Sendable {
    package var name: String
    package var isWell: Bool
    package var detail: String

    package init(_ name: String, isWell: Bool, _ detail: String) {
      self.name = name
      self.isWell = isWell
      self.detail = detail
    }
  }

  /// The tools.
  package var tools: [Line]
  package var containment: Containment

  /// What was found out by trying; empty where the tools are not all there.
  package var safeguards: [Safeguard]

  package init(tools: [Line], containment: Containment, safeguards: [Safeguard]) {
    self.tools = tools
    self.containment = containment
    self.safeguards = safeguards
  }

  /// Whether exercises can be judged here.
  package var isWell: Bool { tools.allSatisfy(\.isWell) }

  package func text(_ appearance: Appearance) -> String {
    var text = table(tools, appearance) + "\n"
    text += Paragraph.text(ContainmentReport(containment).sentence, in: appearance) + "\n"
    guard !safeguards.isEmpty else { return text }
    text += "A child that runs your code was asked to try what it can reach:\n"
    return text + table(safeguards.map { Line($0.name, isWell: $0.isActive, $0.detail) }, appearance)
  }

  private func table(_ lines: [Line], _ appearance: Appearance) -> String {
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { line in
      let mark = Wording.mark(isWell: line.isWell, appearance)
      let first = "  \(mark) \(line.name.padded(to: width))  "
      return Paragraph.text(line.detail, indent: width + 6, first: first, in: appearance) + "\n"
    }
    .joined()
  }
}
