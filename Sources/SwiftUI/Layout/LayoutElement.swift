/// A view as the layout around it sees it.
///
/// The tree of laid-out views implements it; layouts know nothing else of that tree.
protocol LayoutElement: AnyObject {
  /// Returns the size that the view takes when it is offered a size; asking twice costs nothing.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// Returns the view's size for an offered size together with the places of its guides.
  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions

  /// The distances that the view prefers to what stands beside it.
  var spacing: ViewSpacing { get }

  /// The priority with which a stack gives it space; 0 unless something else was said.
  var priority: Double { get }

  /// Returns the value that was set for a key, or the key's default.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value

  /// Puts the view's upper leading corner at a point of the layout's own coordinates.
  ///
  /// What runs from right to left is mirrored afterwards, by the tree.
  func place(at origin: CGPoint, proposal: ProposedViewSize)
}
