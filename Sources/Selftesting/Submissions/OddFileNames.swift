extension HostileSubmission {
  /// Submissions of files under odd names, or of very many.
  static let oddFileNames: [HostileSubmission] = [
    text(
      "odd-file-names", "35: has files beside its right Cone whose names are options, messages, or hardly names at all",
      LearnerCode.cone, others: odd, gets: .passed),
    text(
      "file-names-as-errors", "has files with errors whose names are errors of the honest file beside them",
      LearnerCode.cone,
      others: [
        File("Dome.swift:1:1: error: gone.swift", "let one: Int = \"no number\""),
        File("Dome.swift:1:1: error: lost\n.swift", "let two: Int = \"no number\""),
        File("\nerror: fatal\n.swift", "let three: Int = \"no number\""),
      ], gets: .passed),
    HostileSubmission(
      name: "another-case", attempt: "34: has its Cone in cone.swift", exercise: "Arcs/Cone",
      files: [File("cone.swift", LearnerCode.cone), File("CONE.SWIFT", "exit(0)")], status: .notStarted,
      finding: "missing-file", needsContainment: false),
    text(
      "case-twins", "has other files beside its right Cone whose names differ from it in case only", LearnerCode.cone,
      others: [
        File("cone.swift", "let small = 1"), File("CONE.swift", "let LARGE = 1"), File("Cone.SWIFT", "exit(0)"),
      ],
      gets: .passed),
    HostileSubmission(
      name: "cone-in-a-folder", attempt: "33: has its Cone in a folder of its own", exercise: "Arcs/Cone",
      files: [File("Sources/Arcs/Cone.swift", LearnerCode.cone)], status: .notStarted, finding: "missing-file",
      needsContainment: false),
    text(
      "copies-beside", "has copies of its right Cone beside it, before and behind it in the order of names",
      LearnerCode.cone,
      others: [
        File("Another Cone.swift", LearnerCode.cone), File("old/Cone.swift", LearnerCode.cone),
        File("Cone.swift.swift", "struct Cone {}"),
      ], gets: .passed),
    text(
      "ten-thousand-files", "36: has ten thousand Swift files beside its right Cone", LearnerCode.cone,
      others: (0..<10_000).map { File("Part\($0).swift", "let part\($0) = \($0)\n") }, gets: .passed),
    text(
      "build-folder", "36: has thousands of files that a build left beside its right Cone", LearnerCode.cone,
      others: (0..<3_000).map { File(".build/debug/part\($0 % 100)/\($0).o", "") }, gets: .passed),
    text(
      "deep-folder", "has a Swift file in a hundred folders, each in the other", LearnerCode.cone,
      others: [File(String(repeating: "down/", count: 100) + "Bottom.swift", "let bottom = 1")], gets: .passed),
  ]

  /// More files than the compiler is told by their names alone: it is given a list of them, one in each line.
  private static let odd: [File] =
    names.enumerated().map { number, name in
      File(name: Array(name.utf8) + Array(".swift".utf8), contents: Array("let odd\(number) = \(number)\n".utf8))
    } + [
      File(name: [0xFF, 0xFE, 0x2E, 0x73, 0x77, 0x69, 0x66, 0x74], contents: Array("exit(0)".utf8)),
      File(".hidden.swift", "exit(0)"), File(".swift", "exit(0)"), File("end.swift\n", "exit(0)"),
    ]

  private static let names =
    [
      "-o", "--version", "-emit-executable", "-frontend", "@response", "main", "a b", " ", "~", "*", "?", "$(touch x)",
      "`touch x`", ";touch x;", "&", "|", "%s%n", "back\\slash", "qu\"o'te", "a,b", "a=b", "#", "tab\t", "\u{1B}[31m",
      "\u{202E}enoC", "\u{200B}", "🍦", "cöne", "co\u{308}ne", String(repeating: "n", count: 248), "Dome.swift",
      "Dome.swift:1:1: note", "<unknown>:0: warning", "\u{7F}", "\r",
    ] + (0..<110).map { "line\nfeed\($0)" }
}
