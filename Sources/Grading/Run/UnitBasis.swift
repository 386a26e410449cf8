import Course
import Judging

/// Everything that the results of all units rest on, and so what a unit's key is made of.
struct UnitBasis: Sendable {
  let parts: [ClassPlan.Part]
  let seed: UInt64
  let secret: Fingerprint?
  let toolchain: Fingerprint

  /// Whether anything but limits contains the runs.
  let isContained: Bool

  /// The fingerprints of what is asked and expected, by the exercises' ids: each takes a while to work out.
  let expectations: [String: Fingerprint]

  /// - Parameter probe: Returns the fingerprint of what asks the learner's code.
  init(
    exercises: [Exercise], seed: UInt64, secret: Fingerprint?, toolchain: Fingerprint, isContained: Bool = false,
    probe: (Exercise) -> Fingerprint? = { _ in nil }
  ) {
    self.seed = seed
    self.secret = secret
    self.toolchain = toolchain
    self.isContained = isContained
    parts = Course.chapters.enumerated().compactMap { place, chapter in
      let asked = chapter.exercises.filter { exercise in exercises.contains { $0.id == exercise.id } }
      return asked.isEmpty ? nil : ClassPlan.Part(chapter: chapter, place: place, exercises: asked)
    }
    let asked = parts.flatMap(\.exercises)
    expectations = Dictionary(asked.map { ($0.id, $0.fingerprint(probe: probe($0))) }) { first, _ in first }
  }

  /// A chapter of a submission in which something is to be judged.
  struct Unit: Sendable {
    /// The chapter's place among the parts, and in the course.
    var part: Int
    var place: Int

    /// The exercises that were handed in.
    var exercises: [Exercise]

    /// All files of the chapter that were taken, by their names.
    var files: [String: Fingerprint]
    var key: UnitKey
  }

  /// Returns the units of a submission, in the order of the course.
  func units(of submission: Submission) -> [Unit] {
    parts.indices.compactMap { unit($0, of: submission) }
  }

  /// Returns a unit of a submission; nil where nothing was handed in for it.
  func unit(_ number: Int, of submission: Submission) -> Unit? {
    let part = parts[number]
    let files = files(of: part.chapter, in: submission)
    let isRead = submission.obstacle == nil
    let exercises = part.exercises.filter { files[$0.file] != nil || !isRead }
    guard !exercises.isEmpty else { return nil }
    return Unit(
      part: number, place: part.place, exercises: exercises, files: files,
      key: key(of: part.chapter, files: files, exercises: exercises, isRead: isRead))
  }

  /// Returns what says that nothing is handed in any more.
  func emptyUnit(_ part: ClassPlan.Part, of submission: Submission) -> FinishedUnit {
    let files = files(of: part.chapter, in: submission)
    return FinishedUnit(
      student: submission.id, chapter: part.chapter.name, key: key(of: part.chapter, files: files, exercises: []),
      files: files, exercises: [], containment: "")
  }

  /// Returns the fingerprints of the files of a chapter that were taken, by their names.
  func files(of chapter: Chapter, in submission: Submission) -> [String: Fingerprint] {
    var files: [String: Fingerprint] = [:]
    for file in submission.files {
      guard let exercise = chapter.exercises.first(where: { $0.id == file.exercise }) else { continue }
      files[exercise.file] = file.fingerprint
    }
    return files
  }

  private func key(
    of chapter: Chapter, files: [String: Fingerprint], exercises: [Exercise], isRead: Bool = true
  ) -> UnitKey {
    var text = FingerprintText()
    if !isRead { text.add("withheld") }
    text.add(String(seed))
    text.add(secret)
    text.add(toolchain)
    text.add(isContained ? 1 : 0)
    text.add(chapter.name)
    text.add(files.count)
    for (name, fingerprint) in files.sorted(by: { $0.key < $1.key }) {
      text.add(name)
      text.add(fingerprint)
    }
    for exercise in exercises {
      text.add(exercise.id)
      text.add(expectations[exercise.id])
      for part in exercise.assessment.parts { text.add(part.points) }
    }
    return UnitKey(text.fingerprint)
  }

  /// Returns the result of an exercise that was not handed in.
  ///
  /// - Parameter isThere: Whether its file has come since, while only another student was graded.
  func missing(_ exercise: Exercise, isThere: Bool = false) -> GradedExercise {
    let finding = Finding(
      "missing-file",
      isThere ? "\(exercise.file) was not there yet when this was graded." : "\(exercise.file) was not handed in.",
      severity: .advice)
    return GradedExercise(
      id: exercise.id, verdict: Verdict(.notStarted, maxPoints: exercise.maxPoints, findings: [finding]),
      basis: basis(of: exercise, file: nil))
  }

  /// Returns what the result of an exercise rests on.
  ///
  /// - Parameter neededFiles: The other files whose code it uses, by their names.
  func basis(
    of exercise: Exercise, file: Fingerprint?, neededFiles: [String: Fingerprint] = [:]
  )
    -> GradedExercise.Basis
  {
    GradedExercise.Basis(
      file: file, neededFiles: neededFiles,
      expectation: expectations[exercise.id] ?? exercise.fingerprint(probe: nil), toolchain: toolchain)
  }
}
