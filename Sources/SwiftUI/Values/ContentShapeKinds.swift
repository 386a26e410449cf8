/// The purposes for which a view can have a shape of its own.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps and other gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The picture of a view that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The picture of a view whose menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The effect around the view that has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The outline for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
