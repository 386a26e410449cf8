/// A thin line between the views of a stack.
nonisolated public struct Divider: View, PrimitiveView, Sendable {
  /// Creates a line.
  public init() {}

  @MainActor func nodes(in context: ViewContext) -> [Node] { [DividerNode(environment: context.environment)] }
}

private final class DividerNode: Node {
  /// How thick the line is, in points.
  private static let thickness: CGFloat = 1

  /// Without a stack around it, or in a column, the line runs from side to side.
  private var isUpright: Bool { environment.stackOrientation == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return isUpright
      ? CGSize(width: Self.thickness, height: size.height) : CGSize(width: size.width, height: Self.thickness)
  }

  override func draw(on canvas: Canvas) {
    canvas.fill(frameOutline, paint: paint(Color(white: 0, opacity: 0.1)))
  }
}
