import Foundation
import SystemCalls

/// The folders with the shared libraries that programs built here need beside the system's own.
enum RuntimeLibraries {
  /// The folder from which this process has Swift's runtime, and those that its environment names; absolute paths.
  static let folders: [String] = {
    var folders: [String] = []
    if let name = workbook_library_with("swift_retain") {
      let library = URL(fileURLWithPath: String(cString: name)).resolvingSymlinksInPath()
      folders.append(library.deletingLastPathComponent().path)
    }
    let named = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
    return folders + named.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") && access($0, R_OK) == 0 }
  }()
}
