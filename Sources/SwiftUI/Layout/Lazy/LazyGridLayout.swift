/// Views in lines of as many as there are tracks, each line as long as its longest view.
///
/// The grid takes the length that it is offered across its lines.
struct LazyGridLayout: ArrangingLayout {
  /// The direction in which line follows line: vertical for a grid of rows.
  let axis: Axis
  let items: [GridItem]
  /// How the tracks are aligned in the grid, and a view in its track where the track says nothing else.
  let alignment: Alignment
  /// The gap between lines, in points; nil stands for the system's own.
  let spacing: CGFloat?

  /// Returns which views take a whole line.
  func plan(for subviews: LayoutSubviews) -> [Bool] { subviews.map { $0[FullLine.self] } }

  func arrangement(of subviews: LayoutSubviews, plan: [Bool], for proposal: ProposedViewSize) -> Arrangement {
    let tracks = GridTracks(items, in: axis.other.length(of: proposal))
    let breadth = axis.other.length(of: proposal) ?? tracks.length
    let outer = guide(alignment, in: axis.size(length: 0, breadth: breadth))
    let inner = guide(alignment, in: axis.size(length: 0, breadth: tracks.length))
    let beginning = AlignedUnion.usable(outer - inner)

    let elements = subviews.map(\.element)
    var places: [Arrangement.Place?] = []
    places.reserveCapacity(elements.count)
    var along: CGFloat = 0
    for line in lines(of: plan, tracks: tracks.tracks.count) {
      if !places.isEmpty { along += spacing ?? 8 }
      let isFull = plan[line.lowerBound]
      let slots =
        isFull
        ? [Slot(start: 0, breadth: breadth, alignment: .center)]
        : tracks.tracks.prefix(line.count).map { track in
          Slot(start: beginning + track.start, breadth: track.length, alignment: track.alignment ?? alignment)
        }
      let offered = isFull ? axis.other.length(of: proposal) : nil
      along += place(elements[line], in: slots, offered: offered, at: along, &places)
    }
    return Arrangement(size: axis.size(length: along, breadth: breadth), places: places)
  }

  /// The part of a line that a view gets, in points across the axis.
  private struct Slot {
    var start: CGFloat
    var breadth: CGFloat
    var alignment: Alignment
  }

  /// Returns the views of each line: those of a section's header alone, the others by as many as there are tracks.
  private func lines(of isFull: [Bool], tracks: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in isFull.indices {
      let endsHere = isFull[index] || index + 1 == isFull.count || isFull[index + 1] || index + 1 - start == tracks
      guard endsHere else { continue }
      lines.append(start..<index + 1)
      start = index + 1
    }
    return lines
  }

  /// Adds the places of a line's views, and returns the length of the line.
  private func place(
    _ elements: ArraySlice<any LayoutElement>, in slots: [Slot], offered: CGFloat?, at along: CGFloat,
    _ places: inout [Arrangement.Place?]
  ) -> CGFloat {
    let offers = slots.map { axis.proposal(length: nil, breadth: offered ?? $0.breadth) }
    let dimensions = zip(elements, offers).map { $0.dimensions(for: $1) }
    let length = dimensions.reduce(0) { max($0, axis.length(of: $1)) }
    for (index, one) in dimensions.enumerated() {
      let slot = slots[index]
      let room = ViewDimensions(axis.size(length: length, breadth: slot.breadth))
      let (alignment, across) = (slot.alignment, axis.other)
      let origin = axis.point(
        along: along + AlignedUnion.usable(axis.guide(alignment, in: room) - axis.guide(alignment, in: one)),
        across: slot.start + AlignedUnion.usable(across.guide(alignment, in: room) - across.guide(alignment, in: one)))
      places.append(Arrangement.Place(origin: origin, proposal: offers[index]))
    }
    return length
  }

  private func guide(_ alignment: Alignment, in size: CGSize) -> CGFloat {
    axis.other.guide(alignment, in: ViewDimensions(size))
  }
}

extension ViewDimensions {
  /// The dimensions of a space in which no guide was set.
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
