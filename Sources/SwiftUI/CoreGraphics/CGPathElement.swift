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

extension CGPath {
  /// Calls a closure with each step in order; rectangles and arcs appear as lines and curves.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      buffer.initialize(repeating: .zero)
      guard let points = buffer.baseAddress else { return }
      for element in path.elements {
        for (index, point) in element.points.enumerated() { buffer[index] = point }
        withUnsafePointer(to: CGPathElement(type: CGPathElementType(element), points: points), block)
      }
    }
  }
}
