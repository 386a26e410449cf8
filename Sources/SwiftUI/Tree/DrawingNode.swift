/// A node that is drawn in another way than the view inside, and laid out in the same.
final class DrawingNode: WrapperNode {
  private let drawing: (Node, Canvas) -> Void

  init(_ child: Node, drawing: @escaping (Node, Canvas) -> Void) {
    self.drawing = drawing
    super.init(child)
  }

  override func draw(on canvas: Canvas) { drawing(child, canvas) }
}
