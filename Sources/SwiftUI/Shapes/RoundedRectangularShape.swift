/// A rectangle with rounded corners that can tell how they are rounded.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the styles of the corners in a size, in points, or nil where no styles fit.
  ///
  /// Where the size is not known yet it is nil; the radius of a corner that is as round as can be is then infinite.
  func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Returns four square corners.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Returns four corners of the radius; nil where a corner's two radii differ.
  public func corners(in size: CGSize?) -> Corners? {
    cornerSize.width == cornerSize.height ? .fixed(cornerSize.width) : nil
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns the corners of the four radii.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Returns four corners of half the smaller side.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}

extension Circle: RoundedRectangularShape {
  /// Returns four corners of half the smaller side.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}
