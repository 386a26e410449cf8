extension Track {
  /// Returns the dashes of the track; the pattern begins at its start.
  ///
  /// A dash that reaches the end of a closed track goes on in the one at its start, round the corner there; one that covers
  /// the whole track has two ends there.
  ///
  /// - Parameter measures: The lengths of the stretches.
  func dashed(_ dashes: Dashes, measures: [StretchLength]) -> [Track] {
    var cutter = DashCutter(dashes, noise: measures.reduce(0) { $0 + $1.total } * 1e-9)
    for measure in measures { cutter.run(along: measure) }
    var parts = cutter.finished
    if isClosed, cutter.beganInDash, cutter.isInDash, parts.count > 1 { parts[0] = parts.removeLast() + parts[0] }
    return parts.map { part in
      // What a cut at a corner leaves behind has no length; a dash without length is nothing else.
      let longer = part.filter { !$0.isPoint }
      return Track(longer.isEmpty ? [part[0]] : longer, of: self)
    }
  }
}
