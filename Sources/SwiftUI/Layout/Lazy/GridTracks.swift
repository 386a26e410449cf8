/// The tracks of a lazy grid: how its items divide the length that it is offered across its lines.
///
/// Fixed tracks and the gaps between items are set aside. Then each other item in turn takes an equal part of what is
/// left, within its bounds; what the bounds give back goes to later items only.
///
/// Not recorded from SwiftUI: a grid that is offered no length, where flexible tracks are as short as they may be; the
/// greatest length of an adaptive track, which limits each track by itself; and a grid without items, which has one
/// flexible track.
struct GridTracks {
  struct Track {
    /// The distance from the beginning of the first track, in points.
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The length of all tracks and gaps together, in points.
  private(set) var length: CGFloat = 0

  init(_ items: [GridItem], in available: CGFloat?) {
    let items = items.isEmpty ? [GridItem()] : items
    var left = available.map { $0 - Self.setAside(for: items) }
    var waiting = items.count { $0.size.isFlexible }
    for (index, item) in items.enumerated() {
      if index > 0 { length += items[index - 1].gap }
      let share = left.map { $0 / CGFloat(waiting) }
      let used = append(item, share: share)
      guard item.size.isFlexible else { continue }
      waiting -= 1
      left = left.map { $0 - used }
    }
  }

  private static func setAside(for items: [GridItem]) -> CGFloat {
    let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
    return items.reduce(gaps) { sum, item in
      if case .fixed(let length) = item.size { sum + length } else { sum }
    }
  }

  /// Adds the tracks of an item and returns the length that they take together.
  private mutating func append(_ item: GridItem, share: CGFloat?) -> CGFloat {
    let beginning = length
    let (count, each) = item.tracks(in: share)
    for number in 0..<count {
      if number > 0 { length += item.gap }
      tracks.append(Track(start: length, length: each, alignment: item.alignment))
      length += each
    }
    return length - beginning
  }
}

extension GridItem {
  /// The gap to the next track, in points.
  fileprivate var gap: CGFloat { spacing ?? 8 }

  /// Returns how many tracks the item is in a part of the grid, and the length of each.
  fileprivate func tracks(in share: CGFloat?) -> (count: Int, length: CGFloat) {
    switch size {
    case .fixed(let length): return (1, length)
    case .flexible(let minimum, let maximum): return (1, max(min(share ?? minimum, maximum), minimum))
    case .adaptive(let minimum, let maximum):
      let room = max(share ?? minimum, minimum)
      let fitting = ((room + gap) / (minimum + gap)).rounded(.down)
      // A track more than a screen has points is no use to anyone; this also bounds what has no end.
      let count = room.isFinite && fitting >= 1 ? Int(min(fitting, 10_000)) : 1
      return (count, min((room - CGFloat(count - 1) * gap) / CGFloat(count), maximum))
    }
  }
}

extension GridItem.Size {
  fileprivate var isFlexible: Bool {
    if case .fixed = self { false } else { true }
  }
}
