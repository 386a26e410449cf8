/// A shape that can make itself smaller by moving its outline inwards.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its outline moved inwards by a distance, in points.
  func inset(by amount: CGFloat) -> InsetShape
}
