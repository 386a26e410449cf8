/// The help texts.
package struct HelpReport: Sendable {
  package var manuals: [Manual]

  /// The options that every command takes.
  package var commonOptions: [Manual.Option]

  package init(_ manuals: [Manual], commonOptions: [Manual.Option]) {
    self.manuals = manuals
    self.commonOptions = commonOptions
  }

  /// The list of all commands.
  package func overview(_ appearance: Appearance) -> String {
    let rows = manuals.map { ("\($0.name) \($0.operands)", $0.summary) }
    return """
      The workbook: learn SwiftUI's shapes by writing them.

      usage: \(Invitation.command) [COMMAND] [OPTIONS]

      \(table(rows, appearance))

      Options of every command:
      \(table(commonOptions.map { ($0.usage, $0.summary) }, appearance))

      \(Paragraph.text(Self.names, in: appearance))

      \(Invitation.narrowing(to: "Arcs", appearance))
      `\(Invitation.command) help COMMAND` tells more about one command.

      """
  }

  /// The help on one command.
  package func text(on manual: Manual, _ appearance: Appearance) -> String {
    let usage = [Invitation.command, manual.name, manual.operands, manual.options.isEmpty ? "" : "[OPTIONS]"]
    var text = Paragraph.text("\(manual.name): \(manual.summary)", in: appearance) + "\n\n"
    text += "usage: \(usage.filter { !$0.isEmpty }.joined(separator: " "))\n\n"
    text += table((manual.options + commonOptions).map { ($0.usage, $0.summary) }, appearance) + "\n"
    if !manual.discussion.isEmpty { text += "\n" + Paragraph.text(manual.discussion, in: appearance) + "\n" }
    return text
  }

  private static let names =
    "WHAT is a chapter (`Arcs`, `03`) or an exercise (`Arcs/Cone`, `Cone`, or its file). "
    + "Exit status: 0 all is well, 1 something named has not passed or is not complete, 2 wrong usage or an unusable folder, "
    + "3 something could not be judged."

  private func table(_ rows: [(String, String)], _ appearance: Appearance) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      let first = "  \(name.padded(to: width))  "
      return Paragraph.text(summary, indent: first.count, first: first, in: appearance)
    }
    .joined(separator: "\n")
  }
}
