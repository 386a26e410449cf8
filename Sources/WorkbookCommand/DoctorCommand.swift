import Course
import Reports
import Running

extension Command {
  static let doctor = Command(
    Manual(
      "doctor", "tell what this machine has and lacks for judging, and what contains learner code",
      options: [.requireContainment],
      discussion:
        "A child of the kind that runs your code is started and tries what it can reach: files, the network, other "
        + "processes. What it finds is told. The status is 0 where exercises can be judged; with --require-containment only where all of it is in force."
    )
  ) { arguments, world in
    let workbook = try OpenWorkbook(arguments, world)
    let containment = try world.containment(arguments)
    var lines = [DoctorReport.Line("workbook", isWell: true, workbook.folder.root)]
    var safeguards: [Safeguard] = []
    do {
      let tools = try world.tools()
      lines += [
        DoctorReport.Line("compiler", isWell: true, tools.compiler),
        DoctorReport.Line("libraries", isWell: true, tools.modules),
      ]
      safeguards = try await onThreadOfItsOwn {
        Result { try SafeguardTrial(of: tools, containment: containment, folder: workbook.folder).safeguards() }
      }.get()
      lines.append(DoctorReport.Line("observer", isWell: true, tools.observer))
    } catch let problem as WorkbookFolder.Problem {
      lines.append(DoctorReport.Line("tools", isWell: false, problem.description))
    }
    let report = DoctorReport(tools: lines, containment: containment, safeguards: safeguards)
    let isContained = !arguments.has(.requireContainment) || safeguards.allSatisfy(\.isActive)
    return Outcome(
      report.text(world.appearance), notes: workbook.notes,
      status: report.isWell && isContained ? .success : .notPassed)
  }
}
