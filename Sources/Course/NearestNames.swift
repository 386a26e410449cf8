/// Finds the names that someone probably meant.
package enum NearestNames {
  /// Returns at most three names that differ least from what was typed, best first.
  ///
  /// Names that differ by more than half of the letters are no help and left out.
  package static func nearest(to typed: String, among names: [String]) -> [String] {
    let typed = typed.lowercased()
    return names.enumerated()
      .map { (offset: $0.offset, name: $0.element, distance: distance(typed, $0.element.lowercased())) }
      .filter { $0.distance <= max(typed.count, $0.name.count) / 2 }
      .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
      .prefix(3)
      .map(\.name)
  }

  /// Returns how many letters must be put in, taken out or changed (Levenshtein's distance).
  package static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in 1..<max(row.count, 1) {
        let changed = diagonal + (letter == b[j - 1] ? 0 : 1)
        diagonal = row[j]
        row[j] = min(changed, row[j] + 1, row[j - 1] + 1)
      }
    }
    return row[b.count]
  }
}
