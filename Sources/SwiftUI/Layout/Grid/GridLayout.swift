/// Views in rows and columns.
struct GridLayout: ArrangingLayout {
  let alignment: Alignment
  /// The gap between columns, in points; nil stands for the system's own.
  let horizontalSpacing: CGFloat?
  /// The gap between rows, in points; nil leaves it to the views.
  let verticalSpacing: CGFloat?

  func plan(for subviews: LayoutSubviews) -> GridPlan { GridPlan(subviews, verticalSpacing: verticalSpacing) }

  /// Returns what the outer cells prefer at each edge.
  func spacing(subviews: LayoutSubviews, cache: inout ArrangementCache<GridPlan>) -> ViewSpacing {
    let rows = cache.plan.rows
    var spacing = ViewSpacing()
    func take(_ cells: some Sequence<GridPlan.Cell>, _ edge: Edge.Set) {
      for cell in cells { spacing.formUnion(subviews[subviews.startIndex + cell.index].spacing, edges: edge) }
    }
    take(rows.first ?? [], .top)
    take(rows.last ?? [], .bottom)
    take(rows.compactMap(\.first), .leading)
    take(rows.compactMap(\.last), .trailing)
    return spacing
  }

  func arrangement(of subviews: LayoutSubviews, plan: GridPlan, for proposal: ProposedViewSize) -> Arrangement {
    let elements = subviews.map(\.element)
    let measurement = GridMeasurement(
      plan: plan, elements: elements, alignment: alignment, columnGap: horizontalSpacing ?? 8, proposal: proposal)
    let widths = measurement.columnWidths()
    let heights = measurement.rowHeights(columnWidths: widths)
    let columnGaps = Array(repeating: measurement.columnGap, count: max(widths.count - 1, 0))
    return GridPlacement(
      measurement: measurement, columns: GridBands(lengths: widths, gaps: columnGaps),
      rows: GridBands(lengths: heights, gaps: plan.gapsBelowRows)
    ).arrangement
  }
}
