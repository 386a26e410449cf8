/// The shape of a container, to which shapes inside can adapt.
nonisolated struct ContainerShapeModifier<Outline: InsettableShape>: WrappingModifier {
  var shape: Outline

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node { ContainerShapeNode(node, shape: shape) }
}

final class ContainerShapeNode: WrapperNode {
  private let shape: any InsettableShape

  init(_ child: Node, shape: any InsettableShape) {
    self.shape = shape
    super.init(child)
  }

  /// Returns the container's shape for a frame inside: inset by the least distance between their edges.
  func path(in frame: CGRect) -> Path {
    let distances = [
      frame.minX - self.frame.minX, frame.minY - self.frame.minY, self.frame.maxX - frame.maxX,
      self.frame.maxY - frame.maxY,
    ]
    let distance = max(distances.reduce(.infinity, min), 0)
    return path(of: shape, in: frame.insetBy(dx: -distance, dy: -distance), inset: distance)
  }

  private func path(of shape: some InsettableShape, in rect: CGRect, inset: CGFloat) -> Path {
    shape.inset(by: inset).path(in: rect)
  }
}

extension View {
  /// Gives the container a shape, to which `ContainerRelativeShape` inside adapts.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
