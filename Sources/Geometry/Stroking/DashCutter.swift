/// Cuts stretches that follow one another into dashes.
struct DashCutter {
  private let lengths: [Double]
  private var index = 0
  /// What is left of the current dash or gap, in points.
  private var rest: Double
  private var dash: [Stretch]?
  private var parts: [[Stretch]] = []

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
  var finished: [[Stretch]] {
    guard let dash, !dash.isEmpty else { return parts }
    return parts + [dash]
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
      parts.append(dash)
      self.dash = nil
    } else {
      dash = []
    }
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }
}
