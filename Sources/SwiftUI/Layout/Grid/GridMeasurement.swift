/// The widths of a grid's columns and the heights of its rows for one proposal.
///
/// Columns divide the width, and rows the height, as the views of a stack do: one without stretchable cells is as long
/// as the longest of its cells, and the others share the rest equally. A cell over several columns that needs more
/// than they have widens all of them by the same amount; so does a view outside any row.
///
/// Not recorded from SwiftUI: grids with too little room. Their texts wrap here as in a stack.
struct GridMeasurement {
  let plan: GridPlan
  let elements: [any LayoutElement]
  let alignment: Alignment
  let columnGap: CGFloat
  let proposal: ProposedViewSize

  /// The width of each column, in points.
  func columnWidths() -> [CGFloat] {
    var columns: [[GridPlan.Cell]] = Array(repeating: [], count: plan.columnCount)
    for cell in plan.rows.joined() where !cell.isSpanning { columns[cell.columns.lowerBound].append(cell) }
    let gaps = columnGap * CGFloat(max(columns.count - 1, 0))
    var widths = divide(proposal.width.map { $0 - gaps }, among: columns, along: .horizontal) { _, width in
      ProposedViewSize(width: width, height: proposal.height)
    }

    let spanning = plan.rows.joined().filter { $0.isSpanning && !$0.unsizedAxes.contains(.horizontal) }
    for cell in spanning.sorted(by: { $0.columns.count < $1.columns.count }) {
      let present = widths[cell.columns].reduce(columnGap * CGFloat(cell.columns.count - 1), +)
      let offered = proposal.width.map { width in
        let rest = width - widths.reduce(gaps, +)
        return rest > 0 ? present + rest : present
      }
      let needed = elements[cell.index].size(for: ProposedViewSize(width: offered, height: proposal.height)).width
      guard needed > present else { continue }
      let more = (needed - present) / CGFloat(cell.columns.count)
      for column in cell.columns { widths[column] += more }
    }
    return widths
  }

  /// The height of each row, in points, between columns of given widths.
  func rowHeights(columnWidths: [CGFloat]) -> [CGFloat] {
    let height = proposal.height.map { $0 - plan.gapsBelowRows.reduce(0, +) }
    return divide(height, among: plan.rows, along: .vertical) { cell, height in
      ProposedViewSize(width: width(of: cell, in: columnWidths), height: height)
    }
  }

  /// Returns the width that a cell gets, in points: that of its columns and of the gaps between them.
  func width(of cell: GridPlan.Cell, in columnWidths: [CGFloat]) -> CGFloat {
    columnWidths[cell.columns].reduce(columnGap * CGFloat(cell.columns.count - 1), +)
  }

  /// Returns the length that cells take along an axis, and what those take of it that are aligned at a guide.
  func extent(
    of cells: [GridPlan.Cell], along axis: Axis, dimensions: (GridPlan.Cell) -> ViewDimensions
  ) -> (length: CGFloat, aligned: AlignedUnion?) {
    var (aligned, anchored): (AlignedUnion?, CGFloat) = (nil, 0)
    for cell in cells where !cell.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
      let one = dimensions(cell)
      if cell.anchor == nil {
        aligned = aligned ?? AlignedUnion()
        aligned?.add(length: axis.length(of: one), guide: axis.guide(alignment(of: cell), in: one))
      } else {
        anchored = max(anchored, axis.length(of: one))
      }
    }
    return (max(aligned?.length ?? 0, anchored), aligned)
  }

  /// Returns how a cell is aligned in its column and row.
  func alignment(of cell: GridPlan.Cell) -> Alignment {
    let column = cell.isSpanning ? nil : plan.columnAlignments[cell.columns.lowerBound]
    return Alignment(
      horizontal: column ?? alignment.horizontal, vertical: plan.rowAlignments[cell.row] ?? alignment.vertical)
  }

  private func divide(
    _ length: CGFloat?, among tracks: [[GridPlan.Cell]], along axis: Axis,
    offer: (GridPlan.Cell, CGFloat?) -> ProposedViewSize
  ) -> [CGFloat] {
    func measure(_ cells: [GridPlan.Cell], _ length: CGFloat?) -> CGFloat {
      extent(of: cells, along: axis) { elements[$0.index].dimensions(for: offer($0, length)) }.length
    }
    guard let length else { return tracks.map { measure($0, nil) } }
    var lengths: [CGFloat] = Array(repeating: 0, count: tracks.count)
    let parts = tracks.map { cells in
      StackDivision.Part(priority: 0, minimum: measure(cells, 0), maximum: measure(cells, .infinity))
    }
    StackDivision(parts).divide(length) { index, share in
      lengths[index] = measure(tracks[index], share)
      return lengths[index]
    }
    return lengths
  }
}
