/// Over how many columns a cell goes.
enum GridCellColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// The point of a cell's view that lies at the same point of the cell; nil leaves it to the alignments.
enum GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// How the cells of a cell's column are aligned; nil leaves it to the grid.
enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The directions in which a cell fills its column and row but does not size them.
enum GridCellUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
