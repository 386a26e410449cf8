/// One track of a lazy grid, or as many as fit: a column of a vertical grid, a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long a track is across the grid, in points.
  public enum Size: Sendable {
    /// A track of a fixed length.
    case fixed(_: CGFloat)
    /// A track that takes an equal part of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal tracks as fit into the part of a flexible one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the track is.
  public var size: GridItem.Size
  /// The gap to the next track, in points; nil stands for the system's own.
  public var spacing: CGFloat?
  /// How a view is aligned in the track; nil stands for the grid's own alignment.
  public var alignment: Alignment?

  /// Creates a track.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
