import Foundation

/// What sources are called in a gradebook: not by the folders around them, which say more of a machine than of a class.
enum SourceTitles {
  /// Returns the last parts of each path, as few as tell it from all others.
  static func titles(of paths: [String]) -> [String] {
    let parts = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.pathComponents.filter { $0 != "/" } }
    return parts.enumerated().map { place, own in
      let others = parts.enumerated().filter { $0.offset != place }.map(\.element)
      let count = (1...max(own.count, 1)).first { count in !others.contains { $0.suffix(count) == own.suffix(count) } }
      return own.suffix(count ?? own.count).joined(separator: "/")
    }
  }
}
