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
