import Judging

extension HostileSubmission {
  /// A submission of one file, `Cone.swift`, with a Cone that does something besides drawing.
  ///
  /// - Parameters:
  ///   - attempt: What it tries, in one line.
  ///   - beside: Declarations beside the Cone.
  ///   - members: What the Cone has besides its path.
  ///   - first: Statements with which `path(in:)` begins; they know `rect`.
  ///   - drawing: The statements that draw; right ones unless told otherwise.
  ///   - others: Further files of the same submission.
  ///   - status: The verdict that it must get.
  ///   - finding: The code of the finding that must be among those of the verdict.
  ///   - needsContainment: Whether it would do harm where limits alone keep it in.
  ///   - neighbour: What the honest exercise in the same folder gets.
  static func cone(
    _ name: String, _ attempt: String, beside: String = "", members: String = "", first: String = "",
    drawing: String = LearnerCode.drawing, others: [File] = [], gets status: Verdict.Status,
    _ finding: String? = nil, needsContainment: Bool = false, neighbour: Neighbour = .passes
  ) -> HostileSubmission {
    let text = LearnerCode.cone(beside: beside, members: members, first: first, drawing: drawing)
    return HostileSubmission(
      name: name, attempt: attempt, exercise: "Arcs/Cone", files: [File("Cone.swift", text)] + others,
      status: status, finding: finding, needsContainment: needsContainment, neighbour: neighbour)
  }

  /// A submission whose Cone is right only where what it tries is in vain: that it passes proves that it reached nothing.
  ///
  /// - Parameters:
  ///   - attempt: What it tries, in one line.
  ///   - beside: Declarations beside the Cone.
  ///   - search: The statements of a function that returns in words what it reached; where they go past their end, it
  ///     was nothing. They run once, when the first question is asked.
  static func reach(_ name: String, _ attempt: String, beside: String = "", _ search: String) -> HostileSubmission {
    cone(
      name, attempt,
      beside: """
        \(beside)

        func reached() -> String? {
        \(search)
          return nil
        }

        let prize = reached()
        """,
      first: """
        if let prize {
          print("reached: \\(prize)")
          return Path()
        }
        """,
      gets: .passed, needsContainment: true)
  }
}
