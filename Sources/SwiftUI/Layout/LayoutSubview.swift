/// A view inside a container, as the layout of the container sees it.
public struct LayoutSubview: Equatable {
  let element: any LayoutElement

  /// The value that the view has for a key, or the default of the key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

  /// The priority with which the view wants to be given space; 0 unless something else was said.
  public var priority: Double { element.priority }

  /// Returns the size of the view, in points, when it is offered a size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(for: proposal) }

  /// Returns the size of the view with the places of its guides, in points, when it is offered a size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(for: proposal) }

  /// The distances that the view prefers to what stands beside it.
  public var spacing: ViewSpacing { element.spacing }

  /// Gives the view its place: its anchor comes to a point of the container, and it is as large as for the proposal.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    // Without an anchor the size does not matter; an endless one times 0 would be no number.
    guard anchor != .topLeading else { return element.place(at: position, proposal: proposal) }
    let size = element.size(for: proposal)
    let origin = CGPoint(
      x: anchor.x == 0 ? position.x : position.x - anchor.x * size.width,
      y: anchor.y == 0 ? position.y : position.y - anchor.y * size.height)
    element.place(at: origin, proposal: proposal)
  }

  /// Returns whether both are the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}
