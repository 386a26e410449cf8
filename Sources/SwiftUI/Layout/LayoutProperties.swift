/// What is known of every container with a certain layout.
public struct LayoutProperties: Sendable {
  /// The direction in which the container puts its subviews in a row, or nil where it does not.
  ///
  /// Spacers and dividers in it follow that direction.
  public var stackOrientation: Axis?

  /// Creates the properties of a container of which nothing in particular is known.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

extension Layout {
  /// The direction in which this container puts its subviews in a row, whether the layout is erased or not.
  var orientation: Axis? {
    if let erased = self as? AnyLayout { return erased.base.orientation }
    return Self.layoutProperties.stackOrientation
  }
}
