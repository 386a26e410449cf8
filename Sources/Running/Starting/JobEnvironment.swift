import Foundation

/// What a job finds in its environment of what stands in this program's own: the rest may hold keys and names.
enum JobEnvironment {
  /// The variables for the search path, the libraries, the language and the time zone.
  static var inherited: [String: String] {
    let names = ["PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH"]
    return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
  }
}
