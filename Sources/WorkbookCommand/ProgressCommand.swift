import Reports

extension Command {
  static let progress = Command(
    Manual(
      "progress", "show where you are, the next exercise and what to type (what `workbook` alone does)",
      options: [.json],
      discussion:
        "An exercise counts as passed as long as nothing changes that this rests on: your file, the files it uses, "
        + "what is asked, the tools. After a change it is \"changed since it passed\" until you check it again.")
  ) { arguments, world in
    let workbook = try OpenWorkbook(arguments, world)
    let standings = try workbook.standings()
    let text =
      arguments.has(.json)
      ? StandingsJSON(standings, in: workbook.folder).progress
      : workbook.whereabouts + ProgressReport(standings, in: workbook.folder).text(world.appearance)
    return Outcome(text, notes: workbook.notes)
  }
}
