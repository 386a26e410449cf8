/// One step of a path, as `applyWithBlock(_:)` lends it.
public struct CGPathElement {
  /// The kind of the step.
  public var type: CGPathElementType

  /// The points of the step, control points first: one, two, three, or none for a close.
  ///
  /// They are there only for as long as the step is lent.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step from its kind and the place of its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
