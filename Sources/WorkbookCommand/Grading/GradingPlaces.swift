import Course
import Foundation
import Grading
import Judging

/// Where submissions come from and where the gradebook goes: absolute paths, none of which lies in the way of another.
struct GradingPlaces: Sendable {
  var sources: [String]
  var out: OutputFolder
  var secret: String?

  /// What the last run in the output folder was about; nil where there was none.
  var remembered: OutputFolder.Remembered?

  /// - Throws: `WorkbookFolder.Problem` where something is not there, or would be read and written at once.
  init(_ request: GradeRequest, workbook: WorkbookFolder, _ world: World) throws {
    let out = ResolvedPath(world.absolutePath(request.out))
    try Self.check(out, called: request.out, workbook: ResolvedPath(workbook.root))
    self.out = OutputFolder(out.path)
    // Also where nothing is asked of it: a folder that holds anything else is refused before any work is done.
    remembered = try self.out.remembered()
    secret = request.secret.map(world.absolutePath)
    sources = request.sources.map(world.absolutePath)
    if sources.isEmpty {
      guard let remembered else {
        throw WorkbookFolder.Problem(
          "There is no run in \(Self.shown(request.out)) \(request.isResumed ? "to go on with" : "yet"). "
            + "Name the folder or archive with the submissions.")
      }
      sources = remembered.sources
    }
    let names = request.sources.isEmpty ? sources : request.sources
    for (path, name) in zip(sources, names) { try Self.check(path, called: name, out: out, called: request.out) }
  }

  private static func shown(_ path: String) -> String { Spelling.harmless(path, limit: 300) }

  private static func check(
    _ out: ResolvedPath, called name: String, workbook: ResolvedPath
  ) throws(WorkbookFolder.Problem) {
    let advice = "Name a folder of its own, as in --out grades."
    if workbook.components(below: out) != nil {
      throw WorkbookFolder.Problem("\(shown(name)) is the workbook, or the workbook lies in it. \(advice)")
    }
    guard let first = out.components(below: workbook)?.first else { return }
    if first.hasPrefix(".") || ["Chapters", "Package.swift", "Solutions", "Sources", "Tests"].contains(first) {
      throw WorkbookFolder.Problem("\(shown(name)) lies in the workbook's own \(first). \(advice)")
    }
  }

  private static func check(
    _ source: String, called name: String, out: ResolvedPath, called outName: String
  ) throws(WorkbookFolder.Problem) {
    guard access(source, F_OK) == 0 else {
      throw WorkbookFolder.Problem(
        "\(shown(name)) is not there (looked for at \(shown(source))). Name the folder or archive with the submissions."
      )
    }
    let path = ResolvedPath(source)
    if let below = out.components(below: path) {
      let place =
        below.isEmpty ? "is also a folder with submissions" : "lies in \(shown(name)), where submissions are read"
      throw WorkbookFolder.Problem("\(shown(outName)) \(place). Name another folder with --out.")
    }
    if path.components(below: out) != nil {
      throw WorkbookFolder.Problem(
        "\(shown(name)) lies in \(shown(outName)), where the gradebook is written. Name another folder with --out.")
    }
  }
}
