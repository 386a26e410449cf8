import Foundation

/// A path with all links followed, part by part; what is not there yet is taken as it is written.
struct ResolvedPath: Hashable, Sendable {
  let components: [String]

  /// - Parameter path: An absolute path.
  init(_ path: String) {
    var existing = path.split(separator: "/").map(String.init)
    var missing: [String] = []
    while !existing.isEmpty {
      if let real = realpath("/" + existing.joined(separator: "/"), nil) {
        existing = String(cString: real).split(separator: "/").map(String.init)
        free(real)
        break
      }
      missing.insert(existing.removeLast(), at: 0)
    }
    for component in missing where component != "." {
      if component == ".." { _ = existing.popLast() } else { existing.append(component) }
    }
    components = existing
  }

  var path: String { "/" + components.joined(separator: "/") }

  /// Returns the parts below a folder; nil where it does not lie in it. The folder itself has none.
  func components(below folder: ResolvedPath) -> [String]? {
    components.starts(with: folder.components) ? Array(components.dropFirst(folder.components.count)) : nil
  }
}
