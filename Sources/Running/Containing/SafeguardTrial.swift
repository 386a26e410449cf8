import Course
import Foundation
import Observing

/// Has a child of the kind that runs learner code try what it can reach.
package struct SafeguardTrial: Sendable {
  private var tools: Tools
  private var containment: Containment
  private var folder: WorkbookFolder

  /// - Parameter folder: The workbook, which such a child must not see.
  package init(of tools: Tools, containment: Containment, folder: WorkbookFolder) {
    self.tools = tools
    self.containment = containment
    self.folder = folder
  }

  /// Returns what is in force; blocks the calling thread.
  ///
  /// - Throws: `WorkbookFolder.Problem` where the child cannot be run, with the reason.
  package func safeguards() throws(WorkbookFolder.Problem) -> [Safeguard] {
    let scratch = try ScratchFolder()
    // The folders above the observer's own are there, but empty.
    let own = ["Chapters", "Solutions", "Tests", ".workbook"].map { "\(folder.root)/\($0)" }
    let hidden = own + ["\(NSHomeDirectory())/.cache", scratch.path]
    let run = ProbeRun(
      program: tools.observer, arguments: ["--surroundings"] + hidden, folder: scratch.path, containment: containment,
      hidden: folder.root)
    let inquiry = run.inquiry(module: "", probe: "", questions: [], limits: Limits())
    guard let ended = run.witnessed(answering: [inquiry])?.ended else {
      throw WorkbookFolder.Problem("the limits cannot be written down.")
    }
    guard ended.way == .exited(0), let found = try? JSONDecoder().decode(Surroundings.self, from: ended.output)
    else {
      let words = LastWords.firstLine(of: ended.errors)
      throw WorkbookFolder.Problem("\(tools.observer) cannot be run: \(words ?? "\(ended.way)").")
    }
    return Self.safeguards(found, limits: inquiry.limits)
  }

  static func safeguards(_ found: Surroundings, limits: Limits) -> [Safeguard] {
    [
      Safeguard(
        name: "network", isActive: found.networkInterfaces.isEmpty && !found.opensConnections,
        detail: found.networkInterfaces.isEmpty
          ? found.opensConnections ? "no interface can be seen, connections are not refused" : "none"
          : "\(found.networkInterfaces.joined(separator: ", ")) can be seen"
            + (found.opensConnections ? "" : ", connections are refused")),
      Safeguard(
        name: "files", isActive: found.visiblePaths.isEmpty && found.homeEntryCount == 0,
        detail: found.visiblePaths.isEmpty
          ? "only its own and the system's, an empty home"
          : "\(found.visiblePaths.joined(separator: ", ")) can be seen"),
      Safeguard(
        name: "writing", isActive: found.writablePaths.isEmpty,
        detail: found.writablePaths.isEmpty
          ? "only in a home that is thrown away"
          : "possible in \(found.writablePaths.joined(separator: ", "))"),
      Safeguard(
        name: "processes", isActive: found.processCount <= 2 && !found.signalsParent,
        detail: found.signalsParent
          ? "can signal others" : found.processCount <= 2 ? "sees no other" : "sees others, cannot signal them"),
      Safeguard(
        name: "programs", isActive: !found.startsPrograms,
        detail: found.startsPrograms ? "can start others" : "can start none"),
      Safeguard(
        name: "user", isActive: found.user != 0,
        detail: found.user == 0 ? "root" : "number \(found.user)"),
      limit("processor", found.processorSeconds, limits.processorSeconds) { "\($0) s" },
      limit("memory", found.memoryBytes, limits.memoryBytes) { "\($0 >> 20) MB" },
      limit("file size", found.fileBytes, limits.fileBytes) { "\($0 >> 20) MB" },
      limit("threads", found.processes, limits.processes) { "\($0)" },
    ]
  }

  private static func limit(
    _ name: String, _ found: UInt64?, _ asked: Int?, in words: (UInt64) -> String
  ) -> Safeguard {
    Safeguard(
      name: name, isActive: found != nil && found == asked.map(UInt64.init),
      detail: found.map { "at most \(words($0))" } ?? "not limited")
  }
}
