/// The size of a view and the places of its guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat

  /// Where guides were set; a view is asked only for those that are needed.
  private let explicitPlace: (AlignmentGuide) -> CGFloat?

  init(width: CGFloat, height: CGFloat, explicitPlace: @escaping (AlignmentGuide) -> CGFloat? = { _ in nil }) {
    self.width = width
    self.height = height
    self.explicitPlace = explicitPlace
  }

  /// The distance of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// The distance of a guide from the top edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// The distance of a guide from the leading edge where one was set, in points.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitPlace(.horizontal(guide)) }

  /// The distance of a guide from the top edge where one was set, in points.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitPlace(.vertical(guide)) }

  /// Returns whether two views are equally large and have their usual guides at the same places.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    return horizontal.allSatisfy { lhs[explicit: $0] == rhs[explicit: $0] }
      && vertical.allSatisfy { lhs[explicit: $0] == rhs[explicit: $0] }
  }
}
