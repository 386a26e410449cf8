import Course
import Grading
import Reports

extension Command {
  static let grade = Command(
    Manual(
      "grade", operands: "DIR|ZIP ... --out D", "grade the submissions of a class", options: GradeRequest.options,
      discussion:
        "DIR is a folder with a folder for each student, or with the files that a learning platform hands out; ZIP is the "
        + "archive that it hands out (zip, tar, tar.gz). Files are found by their names, wherever they lie. Where a student "
        + "is in two of them and no platform's number tells, what is named later was handed in later.\n"
        + "D gets gradebook.json, gradebook.csv, index.html, a page for each student in students, and run.json, which "
        + "alone tells times. Work that is known from an earlier run into D, and unchanged, is not graded again.\n"
        + "Each chapter of a student is written down as soon as it is graded: after an interrupt or a full disk, --resume "
        + "goes on, and the gradebook is the same as without. DIR and ZIP may then be left out.\n"
        + "--only changes nobody else's row, and wants the whole class, as a run without it: that of the last run, where "
        + "neither DIR nor ZIP is named. Whose grades are "
        + "others than in the last gradebook is said at the end of each run, and before it by --preview.\n"
        + "The status is 0 where the gradebook is complete, whatever the grades, 1 where --only has left students of the "
        + "class out of it, 3 where something could not be judged, and 2 where nothing could be graded. What could not be "
        + "judged is named, and is no zero."),
    operandCount: 0...Int.max
  ) { arguments, world in
    let containment = try world.containment(arguments)
    let request = try GradeRequest(arguments, cores: world.cores)
    let folder = try OpenWorkbook.folder(named: arguments.value("--root"), world).folder
    let places = try GradingPlaces(request, workbook: folder, world)
    let secret = try places.secret.map { path throws(WorkbookFolder.Problem) in
      try SecretFile.questions(inFile: path)
    }
    try SecretOutlook(hasQuestions: secret != nil, containment: containment).check(isAccepted: request.isSecretOpen)
    return try await ClassGrading(request, places, secret: secret, in: folder, containment: containment, world)
      .outcome().standing(by: request.isPreview ? nil : "The gradebook itself is written.")
  }
}
