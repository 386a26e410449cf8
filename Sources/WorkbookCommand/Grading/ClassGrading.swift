import Course
import Foundation
import Grading
import Judging
import Reports
import Running

/// Grades a class, from what was handed in to the gradebook.
struct ClassGrading: Sendable {
  private let request: GradeRequest
  private let places: GradingPlaces
  private let secret: SecretQuestions?
  private let folder: WorkbookFolder
  private let containment: Containment
  private let world: World

  init(
    _ request: GradeRequest, _ places: GradingPlaces, secret: SecretQuestions?, in folder: WorkbookFolder,
    containment: Containment, _ world: World
  ) {
    self.request = request
    self.places = places
    self.secret = secret
    self.folder = folder
    self.containment = containment
    self.world = world
  }

  /// Does all of it, and tells of each submission as soon as it is known.
  func outcome() async throws -> Outcome {
    let begun = world.now()
    let farewell = GradingFarewell(request, world)
    defer { farewell.stop() }
    let grade = try world.grader(folder, containment, secret)
    let tools = try world.gradingTools()
    let place = try ScratchFolder()
    defer { withExtendedLifetime(place) {} }
    let students = try await taken(into: place.path)
    try tellOnly(students)
    let run = GradingRun(
      students, sources: places.sources, out: places.out, options: try options(students), toolchain: tools,
      containment: ContainmentReport(containment).sentence, isContained: containment.isActive,
      probe: { [folder] in folder.probeFingerprint(of: $0) }, grade: grade)
    if request.isPreview { return try await preview(run, of: students) }

    let progress = GradingProgress(of: students.entries, jobs: request.jobs, isSilent: request.isJSON, world)
    defer { progress.stop() }
    let graded = try await run.run { event in
      progress.tell(event)
      farewell.tell(event)
    }
    progress.stop()
    guard try world.gradingTools() == tools else {
      throw WorkbookFolder.Problem(
        "The compiler or the workbook itself was built anew while this ran, so nobody knows what was judged with which. "
          + "No gradebook was written. Start the command again when nothing is being built.")
    }
    try publish(graded, begun: begun)
    if request.isJSON { try printJSON(graded.gradebook) }
    let summary = progress.summary.text(
      folder: request.out, missing: graded.missingCount, remarks: graded.gradebook.remarks, containment: containment,
      world.appearance)
    return Outcome(
      request.isJSON ? "" : summary, notes: changes(graded).notes(kept: keptFolder) + notes(graded),
      status: status(graded))
  }

  private func status(_ graded: GradingRun.Outcome) -> Outcome.Status {
    guard graded.unjudged.isEmpty else { return .graderError }
    return graded.missingCount == 0 ? .success : .notPassed
  }

  /// What the last run was about counts where nothing else is named, and the rest of the class is to stay as it is.
  private func options(_ students: SubmittedClass) throws -> GradingRun.Options {
    // Also of a run that came to its end: its gradebook may not be written, as where the disk was full by then.
    let last = request.isResumed || request.only != nil ? places.remembered : nil
    let exercises = request.exercises ?? last.map { $0.exercises.compactMap(Course.exercise) } ?? Course.exercises
    // Who was graded alone is done where that run is: what is resumed then is the class.
    let only =
      try request.only.map { try students.entry(named: $0).id } ?? last.flatMap { $0.isFinished ? nil : $0.only }
    return GradingRun.Options(
      exercises: exercises, seed: request.seed, jobs: request.jobs, only: only, isResumed: request.isResumed,
      secret: secret, dropsSecret: request.dropsSecret)
  }

  /// Says whom the beginning of a name was taken for, before anything is graded.
  private func tellOnly(_ students: SubmittedClass) throws {
    guard let wanted = request.only else { return }
    let entry = try students.entry(named: wanted)
    guard !entry.isCalled(wanted) else { return }
    world.show(
      "workbook: “\(Spelling.harmless(wanted, limit: 100))” is taken as \(GradeLine.name(entry.name, id: entry.id)).\n")
  }

  /// Takes in what was handed in; what was unpacked for that is gone again then.
  private func taken(into path: String) async throws -> SubmittedClass {
    let ticker = Ticker("looking through what was handed in", world)
    defer { ticker.stop() }
    let scratch = try ScratchFolder()
    let intake = Intake(places.sources, opening: Opening(scratch: scratch, containment: containment))
    let students = try await onThreadOfItsOwn { Result { try intake.take(into: path) } }.get()
    withExtendedLifetime(scratch) {}
    guard !students.entries.isEmpty else {
      let reasons = students.remarks.prefix(3).map { Spelling.harmless("\($0.path): \($0.message)", limit: 300) }
      throw WorkbookFolder.Problem(
        (["There is no submission in \(places.sources.joined(separator: ", "))."] + reasons).joined(separator: " "))
    }
    return students
  }

  private func preview(_ run: GradingRun, of students: SubmittedClass) async throws -> Outcome {
    let progress = GradingProgress(of: students.entries, jobs: request.jobs, isSilent: true, world)
    defer { progress.stop() }
    let graded = try await run.preview { progress.tell($0) }
    let report = changes(graded)
    return Outcome(
      request.isJSON ? report.json : report.text(world.appearance), notes: notes(graded), status: status(graded))
  }

  private func changes(_ graded: GradingRun.Outcome) -> ChangesReport {
    ChangesReport(
      graded.changes, submissions: graded.gradebook.count,
      hasGradebook: access("\(places.out.path)/gradebook.json", F_OK) == 0)
  }

  /// Where earlier gradebooks are kept, as it is told; nil where none is.
  private var keptFolder: String? {
    access("\(places.out.path)/.grading/kept", F_OK) == 0 ? "\(request.out)/.grading/kept" : nil
  }

  private func publish(_ graded: GradingRun.Outcome, begun: Date) throws {
    do {
      try WrittenResults(graded).publish(in: places.out) { runRecord(graded, begun: begun) }
    } catch let problem as WorkbookFolder.Problem {
      let advice = "All is graded and kept: the same command with --resume writes the gradebook."
      // The next run compares with this one, and would say nothing of it.
      throw WorkbookFolder.Problem(
        ([problem.description, advice] + changes(graded).notes(kept: nil)).joined(separator: " "))
    }
  }

  private func runRecord(_ graded: GradingRun.Outcome, begun: Date) -> RunJSON {
    RunJSON(
      begun: begun, ended: world.now(), host: world.host, cores: world.cores, jobs: request.jobs,
      command: ["workbook"] + world.words, containment: ContainmentReport(containment).sentence,
      submissions: graded.gradebook.count, graded: graded.gradedUnits, known: graded.knownUnits)
  }

  private func printJSON(_ gradebook: Gradebook) throws {
    try GradebookJSON(gradebook).write { text in
      guard let reason = world.tell(text) else { return }
      throw WorkbookFolder.Problem("The output cannot be written (\(reason)). The gradebook itself is complete.")
    }
  }

  /// What could not be judged, each by its name, and what can be done.
  private func notes(_ graded: GradingRun.Outcome) -> [String] {
    let outlook = SecretOutlook(hasQuestions: secret != nil, containment: containment)
    let notes = graded.remarks + [outlook.warning].compactMap(\.self)
    guard !graded.unjudged.isEmpty else { return notes }
    let count = graded.unjudged.count
    return notes
      + UnjudgedNotes(graded.unjudged).lines + [
        "\(count == 1 ? "1 exercise" : "\(count) exercises") could not be judged, which is no fault of the students and "
          + "counts as no zero. The same command once more tries just that again."
      ]
  }
}
