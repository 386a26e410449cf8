extension Track {
  /// Returns the dashes of the track; the pattern begins at its start.
  ///
  /// A dash that reaches the end of a closed track goes on in the one at its start, round the corner there; one that covers
  /// the whole track has two ends there. A pattern so
  /// fine that it would make more dashes than `mostDashes` leaves the track whole.
  func dashed(_ dashes: Dashes) -> [Track] {
    let measures = stretches.map { StretchLength($0) }
    let total = measures.reduce(0) { $0 + $1.total }
    guard total.isFinite, total / dashes.period * Double(dashes.lengths.count) < Self.mostDashes else { return [self] }
    var cutter = DashCutter(dashes, noise: total * 1e-9)
    for measure in measures { cutter.run(along: measure) }
    var tracks = cutter.finished
    guard isClosed, cutter.beganInDash, cutter.isInDash, tracks.count > 1 else { return tracks }
    let last = tracks.removeLast()
    tracks[0] = Track(last.stretches + tracks[0].stretches)
    return tracks
  }

  private static let mostDashes = 1_000_000.0
}

/// Cuts stretches that follow one another into dashes.
private struct DashCutter {
  private let lengths: [Double]
  private var index = 0
  /// What is left of the current dash or gap, in points.
  private var rest: Double
  private var dash: [Stretch]?
  private var tracks: [Track] = []

  /// Whether the line began inside a dash.
  let beganInDash: Bool

  /// The length, in points, that a dash or gap is not worth being cut for.
  private let noise: Double

  init(_ dashes: Dashes, noise: Double) {
    self.noise = noise
    lengths = dashes.lengths
    var skipped = dashes.phase
    while index < lengths.count - 1, skipped >= lengths[index], !(skipped == 0 && lengths[index] == 0) {
      skipped -= lengths[index]
      index += 1
    }
    rest = max(lengths[index] - skipped, 0)
    beganInDash = index.isMultiple(of: 2)
    dash = beganInDash ? [] : nil
  }

  var isInDash: Bool { dash != nil }

  /// The dashes so far, with the one that the line ended in.
  var finished: [Track] {
    guard let dash, !dash.isEmpty else { return tracks }
    return tracks + [Track(dash)]
  }

  mutating func run(along measure: StretchLength) {
    var from = 0.0
    while rest < measure.total - from - noise {
      let to = from + rest
      dash?.append(measure.part(from: from, to: to))
      from = to
      turnOver()
    }
    if from < measure.total { dash?.append(measure.part(from: from, to: measure.total)) }
    rest = max(rest - (measure.total - from), 0)
  }

  private mutating func turnOver() {
    if let dash {
      tracks.append(Track(dash.count > 1 ? dash.filter { !$0.isPoint } : dash))
      self.dash = nil
    } else {
      dash = []
    }
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }
}
