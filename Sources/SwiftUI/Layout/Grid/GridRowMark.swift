/// The row of a grid that a view is a cell of; the cells of a row share one mark.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// The row that a view belongs to; nil is a view outside any row, which is a row of its own.
enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}
