/// A fixed proportion of width to height.
nonisolated struct AspectRatio: PrimitiveModifier {
  /// The width divided by the height; nil keeps the view's own proportion.
  var ratio: CGFloat?
  var contentMode: ContentMode
}

extension View {
  /// Gives the view a fixed proportion of width to height; nil keeps its own.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Gives the view the proportion of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatio(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Fits the whole view into the space, in its own proportion.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Covers the space with the view, in its own proportion.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
