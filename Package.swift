// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// The chapters in their order. A chapter is a folder in Chapters, one in Solutions and a suite in Tests; adding one adds
// one line here. (A manifest that listed the folders itself would not notice a new one: manifests are cached.)
struct Chapter {
  var number: String
  var name: String
  var folder: String { "\(number)-\(name)" }
}

let chapters = [
  Chapter(number: "01", name: "PredefinedShapes"),
  Chapter(number: "02", name: "Paths"),
  Chapter(number: "03", name: "Arcs"),
  Chapter(number: "04", name: "Curves"),
  Chapter(number: "05", name: "Strokes"),
  Chapter(number: "06", name: "TypeErasure"),
  Chapter(number: "07", name: "ConditionalModifiers"),
  Chapter(number: "08", name: "InsettableShapes"),
]

// WORKBOOK_CHAPTER=Arcs narrows the package to one chapter, so that a chapter that does not compile stops only itself.
let chosen = Context.environment["WORKBOOK_CHAPTER"].flatMap { $0.isEmpty ? nil : $0 }
let offered = chapters.filter { chapter in
  guard let chosen = chosen?.lowercased() else { return true }
  return [chapter.number, chapter.name, chapter.folder].contains { $0.lowercased() == chosen }
}
// A manifest has no way to print a message of its own, but a folder that is not there is told by its name.
let unknown: [Target] =
  offered.isEmpty
  ? [
    .target(
      name: "WORKBOOK_CHAPTER",
      path: "WORKBOOK_CHAPTER is no chapter: try one of \(chapters.map(\.name).joined(separator: ", "))")
  ] : []

// On Apple's systems `import SwiftUI` is Apple's framework; elsewhere it is the target of that name in this package.
#if os(Linux)
  let shapes: [Target.Dependency] = ["SwiftUI"]
  let swiftUI: [Target] = [
    .macro(name: "PreviewMacro"),
    .target(name: "SwiftUI", dependencies: ["Geometry", "Drawing", "PreviewMacro"], swiftSettings: [.optimised]),
  ]
  let swiftUITests: [Target] = [
    .target(name: "Measuring", dependencies: ["SwiftUI"], path: "Tests/Measuring", swiftSettings: [.optimised]),
    // Running finds the compiler, with which the tests check what learners' lines are accepted and which are refused.
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "Drawing", "Geometry", "Measuring", "Running", "observer"]),
    // Learners' own files are compiled as a chapter is.
    .testTarget(
      name: "LearnersTests", dependencies: ["SwiftUI", "Drawing", "Geometry", "Measuring"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
#else
  let shapes: [Target.Dependency] = []
  let swiftUI: [Target] = []
  let swiftUITests: [Target] = []
#endif

extension SwiftSetting {
  // The numeric rooms are compiled optimised in debug builds too: a learner waits for them.
  static let optimised = SwiftSetting.unsafeFlags(["-O"])
}

let sources: [Target] = [
  .target(name: "Geometry", swiftSettings: [.optimised]),
  .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: [.optimised]),
  .target(name: "Observing", dependencies: ["Drawing", "Geometry"] + shapes, swiftSettings: [.optimised]),
  .target(name: "Judging", dependencies: ["Geometry", "Drawing", "Observing"], swiftSettings: [.optimised]),
  .target(name: "Course", dependencies: ["Geometry", "Drawing", "Judging", "Observing"], swiftSettings: [.optimised]),
  .target(name: "SystemCalls"),
  .target(name: "Running", dependencies: ["Course", "Judging", "Observing", "SystemCalls"]),
  .target(name: "Remembering", dependencies: ["Course", "Judging", "Running"]),
  .target(name: "Grading", dependencies: ["Course", "Geometry", "Judging", "Running"]),
  .target(name: "Classroom", dependencies: ["Authoring", "Course", "Judging"], swiftSettings: [.optimised]),
  .target(name: "Authoring", dependencies: ["Course", "Judging", "Running"]),
  .target(name: "Selftesting", dependencies: ["Course", "Judging", "Running", "SystemCalls"]),
  .target(
    name: "Reports",
    dependencies: [
      "Course", "Geometry", "Grading", "Judging", "Observing", "Remembering", "Running", "Selftesting",
    ]),
  .target(
    name: "ChapterSuites", dependencies: ["Course", "Judging", "Observing", "Reports", "Running", "SystemCalls"]),
  // Learner code runs in this small program, never in `workbook`. A chapter is loaded into it as a library and finds
  // SwiftUI and Observing among its exported symbols.
  .executableTarget(
    name: "observer", dependencies: ["Observing", "SystemCalls"] + shapes, path: "Sources/Observer",
    linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"], .when(platforms: [.linux]))]),
  .executableTarget(
    name: "workbook",
    dependencies: [
      "Authoring", "Classroom", "Course", "Grading", "Judging", "Running", "Remembering", "Reports", "Selftesting",
      "SystemCalls", "observer",
    ],
    path: "Sources/WorkbookCommand"),
  .executableTarget(
    name: "Benchmarks", dependencies: ["Course", "Geometry", "Judging", "Running", "SystemCalls"] + shapes),
]

let tests: [Target] = [
  .testTarget(name: "GeometryTests", dependencies: ["Geometry"], exclude: ["OutlineSamples.txt"]),
  .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Geometry"]),
  .testTarget(name: "ObservingTests", dependencies: ["Observing", "Drawing", "Geometry"] + shapes),
  .testTarget(name: "JudgingTests", dependencies: ["Judging", "Geometry", "Drawing", "Observing"]),
  .testTarget(
    name: "CourseTests",
    dependencies: ["Authoring", "Course", "Geometry", "Judging", "Observing", "Running", "observer"],
    exclude: ["Fixtures"]),
  .testTarget(name: "RunningTests", dependencies: ["Running", "Course", "Judging", "Observing", "observer"]),
  .testTarget(
    name: "GradingTests",
    dependencies: ["Grading", "Course", "Geometry", "Judging", "Observing", "Running", "observer"]),
  .testTarget(
    name: "ClassroomTests", dependencies: ["Authoring", "Classroom", "Course", "Judging", "Running", "observer"]),
  .testTarget(name: "RememberingTests", dependencies: ["Remembering", "Course", "Judging", "Running"]),
  .testTarget(name: "SelftestingTests", dependencies: ["Selftesting", "Course", "Judging", "Running", "observer"]),
  .testTarget(
    name: "ReportsTests",
    dependencies: [
      "Reports", "Course", "Geometry", "Grading", "Judging", "Observing", "Remembering", "Running", "Selftesting",
    ]),
  .testTarget(
    name: "WorkbookCommandTests",
    dependencies: [
      "workbook", "observer", "Classroom", "Course", "Grading", "Judging", "Remembering", "Reports", "Running",
    ]),
]

func targets(of chapter: Chapter) -> [Target] {
  [
    .target(
      name: chapter.name, dependencies: shapes, path: "Chapters/\(chapter.folder)",
      exclude: ["README.md"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "\(chapter.name)Tests", dependencies: [.byName(name: chapter.name), "ChapterSuites", "Observing"] + shapes,
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
}

let package = Package(
  name: "ShapesWorkbook",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "workbook", targets: ["workbook"])],
  targets: swiftUI + sources + (chosen == nil ? swiftUITests + tests : []) + offered.flatMap(targets(of:)) + unknown,
  swiftLanguageModes: [.v6]
)
