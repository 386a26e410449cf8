import Reports

extension Command {
  static let next = Command(
    Manual(
      "next", "show the next exercise and what to type",
      discussion: "That is the first one that you have begun and not passed, or else the first not started.")
  ) { arguments, world in
    let workbook = try OpenWorkbook(arguments, world)
    let standings = try workbook.standings()
    let text =
      standings.next.map { Invitation(to: $0, in: workbook.folder).text(world.appearance) }
      ?? Invitation.allDone(standings.count)
    return Outcome(workbook.whereabouts + text, notes: workbook.notes)
  }
}
