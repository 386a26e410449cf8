import Reports

extension Command {
  private static let todo = Manual.Option("--todo", "leave out what has passed")

  static let list = Command(
    Manual("list", "list the chapters and their exercises with their state", options: [todo, .json])
  ) { arguments, world in
    let workbook = try OpenWorkbook(arguments, world)
    let standings = try workbook.standings().filter { !arguments.has(todo) || !$0.isPassed }
    let text =
      arguments.has(.json)
      ? StandingsJSON(standings, in: workbook.folder).list
      : ListReport(standings).text(world.appearance)
    return Outcome(text, notes: workbook.notes)
  }
}
