/// Puts the cells of a grid into its columns and rows.
struct GridPlacement {
  let measurement: GridMeasurement
  let columns: GridBands
  let rows: GridBands

  var arrangement: Arrangement {
    let plan = measurement.plan
    let cells = Array(plan.rows.joined())
    // The cells are in the order of the views.
    let dimensions = cells.map { measurement.elements[$0.index].dimensions(for: offer($0)) }
    let columnGuides = columnGuides(dimensions)
    let rowGuides = plan.rows.map { measurement.extent(of: $0, along: .vertical) { dimensions[$0.index] }.aligned }
    let places = zip(cells, dimensions).map { cell, one in
      let horizontal = columns.span(cell.columns)
      let vertical = rows.span(cell.row..<cell.row + 1)
      let column = cell.isSpanning ? nil : columnGuides[cell.columns.lowerBound]
      let alignment = measurement.alignment(of: cell)
      func distance(_ axis: Axis, room: CGFloat, union: AlignedUnion?) -> CGFloat {
        if let anchor = cell.anchor {
          let fraction = axis == .horizontal ? anchor.x : anchor.y
          return AlignedUnion.usable((room - axis.length(of: one)) * fraction)
        }
        let guide = commonGuide(axis, alignment, room: room, union: union)
        return AlignedUnion.usable(guide - axis.guide(alignment, in: one))
      }
      let origin = CGPoint(
        x: horizontal.start + distance(.horizontal, room: horizontal.length, union: column),
        y: vertical.start + distance(.vertical, room: vertical.length, union: rowGuides[cell.row]))
      return Arrangement.Place(origin: origin, proposal: offer(cell))
    }
    return Arrangement(size: CGSize(width: columns.length, height: rows.length), places: places)
  }

  /// A cell is offered exactly its columns and its row.
  private func offer(_ cell: GridPlan.Cell) -> ProposedViewSize {
    ProposedViewSize(width: measurement.width(of: cell, in: columns.lengths), height: rows.lengths[cell.row])
  }

  private func columnGuides(_ dimensions: [ViewDimensions]) -> [AlignedUnion?] {
    var cells: [[GridPlan.Cell]] = Array(repeating: [], count: columns.lengths.count)
    for cell in measurement.plan.rows.joined() where !cell.isSpanning { cells[cell.columns.lowerBound].append(cell) }
    return cells.map { measurement.extent(of: $0, along: .horizontal) { dimensions[$0.index] }.aligned }
  }

  /// Returns where the cells of a column or row have their common guide, from its beginning.
  ///
  /// Together they take a place in it as a single view would; where there is nothing in common, the guide is the room's.
  private func commonGuide(
    _ axis: Axis, _ alignment: Alignment, room: CGFloat, union: AlignedUnion?
  ) -> CGFloat {
    func usual(_ length: CGFloat) -> CGFloat {
      axis.guide(alignment, in: ViewDimensions(axis.size(length: length, breadth: 0)))
    }
    guard let union else { return usual(room) }
    return usual(room) - usual(union.length) + union.guide
  }
}
