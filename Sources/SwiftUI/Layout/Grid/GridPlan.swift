/// The rows and columns of a grid, and which of them each of its views takes.
struct GridPlan {
  /// A view of the grid.
  struct Cell {
    /// The view's place among the grid's views.
    let index: Int
    let row: Int
    var columns: Range<Int>
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set

    var isSpanning: Bool { columns.count > 1 }
  }

  /// The cells of each row, in the order of the columns.
  private(set) var rows: [[Cell]] = []
  /// The alignment of each row; nil leaves it to the grid.
  private(set) var rowAlignments: [VerticalAlignment?] = []
  /// The alignment of each column; nil leaves it to the grid.
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  /// The gap below each row but the last, in points.
  private(set) var gapsBelowRows: [CGFloat] = []

  var columnCount: Int { columnAlignments.count }

  init(_ subviews: LayoutSubviews, verticalSpacing: CGFloat?) {
    var standalone: [Int] = []
    var previous: GridRowMark?
    for (index, subview) in subviews.enumerated() {
      let mark = subview[GridRowKey.self]
      if mark == nil { standalone.append(rows.count) }
      if mark == nil || mark !== previous {
        rows.append([])
        rowAlignments.append(mark?.alignment)
      }
      previous = mark
      append(subview, index: index, isStandalone: mark == nil)
    }
    // A view outside any row goes over all columns, whose number is known only now.
    for row in standalone { rows[row][0].columns = 0..<columnCount }
    gapsBelowRows =
      verticalSpacing.map { Array(repeating: $0, count: max(rows.count - 1, 0)) } ?? preferredGaps(subviews)
  }

  private mutating func append(_ subview: LayoutSubview, index: Int, isStandalone: Bool) {
    let row = rows.count - 1
    // A span of a thousand columns is wide enough; the sum of spans must not overflow.
    let span = isStandalone ? 1 : min(max(subview[GridCellColumns.self], 1), 1000)
    let start = rows[row].last?.columns.upperBound ?? 0
    rows[row].append(
      Cell(
        index: index, row: row, columns: start..<start + span, anchor: subview[GridCellAnchor.self],
        unsizedAxes: subview[GridCellUnsizedAxes.self]))
    while columnAlignments.count < start + span { columnAlignments.append(nil) }
    // The first alignment that a cell of one column asks for holds for the column.
    guard span == 1, !isStandalone, columnAlignments[start] == nil else { return }
    columnAlignments[start] = subview[GridColumnAlignment.self]
  }

  /// Returns the greatest gap that any two views above each other prefer, for each row but the last.
  private func preferredGaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    let preferences = subviews.map(\.spacing)
    return zip(rows, rows.dropFirst()).map { upper, lower in
      var (above, below) = (upper[...], lower[...])
      var gap: CGFloat = 0
      while let one = above.first, let other = below.first {
        gap = max(gap, preferences[one.index].distance(to: preferences[other.index], along: .vertical))
        // Whichever ends first makes way for the next beside it.
        if one.columns.upperBound <= other.columns.upperBound { above.removeFirst() }
        if other.columns.upperBound <= one.columns.upperBound { below.removeFirst() }
      }
      return gap
    }
  }
}
