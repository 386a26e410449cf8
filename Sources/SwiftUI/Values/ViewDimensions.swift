/// The size of a view and the places of its guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat

  /// The places that were set for guides, by the type that names each guide.
  var explicitGuides: [ObjectIdentifier: CGFloat] = [:]

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The distance of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// The distance of a guide from the top edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// The distance of a guide from the leading edge where one was set, in points.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuides[ObjectIdentifier(guide.id)] }

  /// The distance of a guide from the top edge where one was set, in points.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuides[ObjectIdentifier(guide.id)] }
}
