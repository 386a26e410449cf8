import Course
import Foundation
import Remembering

/// The workbook that a command works on, with what is remembered of it.
struct OpenWorkbook: Sendable {
  var folder: WorkbookFolder
  var memory: Memory
  var recollection: Memory.Recollection
  var world: World

  /// Whether it was named, or is around the working directory; otherwise nobody said that it is the one.
  private var isAround: Bool

  /// Opens the workbook named by `--root`, else the one around the working directory, else the one this program is built in.
  init(_ arguments: Arguments, _ world: World) throws {
    (folder, isAround) = try Self.folder(named: arguments.value("--root"), world)
    memory = Memory(of: folder)
    recollection = try memory.recall()
    self.world = world
  }

  var progress: Remembering.Progress { recollection.progress }

  /// What is to be said on standard error.
  var notes: [String] {
    let place = isAround ? [] : ["there is no workbook here, so this is about the one in \(folder.root)."]
    return place + (recollection.warning.map { [$0] } ?? [])
  }

  /// A sentence on where the workbook is, for those who are elsewhere: files and commands are told from its folder.
  var whereabouts: String {
    func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    if !isAround || real(folder.root) == real(world.workingDirectory) { return "" }
    return "The workbook is in \(folder.root); type the commands there.\n\n"
  }

  /// Returns where the learner stands.
  func standings(of exercises: [Exercise] = Course.exercises) throws -> [Standing] {
    try Survey(of: folder, progress: progress, toolchain: { [world] in try? world.toolchain() })
      .standings(of: exercises)
  }

  /// Returns the folder alone: for commands that neither read nor change what is remembered.
  static func folder(
    named root: String?, _ world: World
  ) throws(WorkbookFolder.Problem) -> (folder: WorkbookFolder, isAround: Bool) {
    if let root {
      let path = URL(fileURLWithPath: root, relativeTo: URL(fileURLWithPath: world.workingDirectory + "/")).path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        throw WorkbookFolder.Problem("\(root) is not a folder. --root takes the folder that you cloned.")
      }
      return (try WorkbookFolder(above: path), true)
    }
    do {
      return (try WorkbookFolder(above: world.workingDirectory), true)
    } catch {
      let build = URL(fileURLWithPath: world.program).resolvingSymlinksInPath().deletingLastPathComponent().path
      guard let folder = try? WorkbookFolder(above: build) else { throw error }
      return (folder, false)
    }
  }
}
