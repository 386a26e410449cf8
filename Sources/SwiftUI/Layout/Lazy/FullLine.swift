/// Whether a view takes a whole line of a lazy grid, as headers and footers of sections do.
enum FullLine: LayoutValueKey {
  static var defaultValue: Bool { false }
}
