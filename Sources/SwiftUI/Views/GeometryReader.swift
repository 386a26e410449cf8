/// A view whose content depends on the space that it is offered; it takes all of it.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Returns the content for a space.
  public var content: (GeometryProxy) -> Content

  /// Creates the view from its content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor func nodes(in context: ViewContext) -> [Node] { [GeometryNode(content, in: context)] }
}

/// What a view's content can know of the space that the view is offered.
public struct GeometryProxy {
  let node: Node

  /// The size of the space, in points.
  public var size: CGSize { node.frame.size }

  /// How far views around keep clear of the space beside this one, at each edge, in points.
  public var safeAreaInsets: EdgeInsets { node.safeAreaInsets }

  /// Returns the frame of the space, in points, in the coordinates that are meant.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { node.frame(in: coordinateSpace) }

  /// Returns the frame of the space, in points, in the coordinates that are meant.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    node.frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of a view around that has a name, in the coordinates of the space; nil where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    var around: Node? = node
    while let next = around {
      if let named = next as? NamedSpaceNode, named.name == coordinateSpace.name {
        let corner = node.frame(in: coordinateSpace.coordinateSpace).origin
        return CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: named.frame.size)
      }
      around = next.parent
    }
    return nil
  }

  /// Returns the value of an anchor in the coordinates of the space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: node) }
}

/// A place in a view that can be told in the coordinates of another.
public struct Anchor<Value>: @unchecked Sendable {
  // It is read on the main actor only, while the tree lives.
  let value: (Node) -> Value

  func value(in node: Node) -> Value { value(node) }
}

/// The views inside are made only when the space is known, that is, when the node is placed.
private final class GeometryNode<Content: View>: Node {
  private let content: (GeometryProxy) -> Content
  private let context: ViewContext
  private var child: Node?

  init(_ content: @escaping (GeometryProxy) -> Content, in context: ViewContext) {
    self.content = content
    self.context = context
    super.init(environment: context.environment)
  }

  override func arrange() {
    let child = inside()
    self.child = child
    settle(child, at: .zero, proposal: frameAsProposal)
  }

  private func inside() -> Node {
    // Trees are made and placed on the main actor, although a layout that places views cannot say so.
    nonisolated(unsafe) let unsafeSelf = self
    return MainActor.assumeIsolated {
      nonisolated(unsafe) let node = unsafeSelf.content(GeometryProxy(node: unsafeSelf)).layered(
        .topLeading, in: unsafeSelf.context.at(.content))
      return UnsafeTransfer(node)
    }.value
  }

  override func draw(on canvas: Canvas) { child?.draw(on: canvas) }
}

/// Carries a node out of the main actor to code that runs there without saying so.
private struct UnsafeTransfer: @unchecked Sendable {
  let value: Node

  init(_ value: Node) { self.value = value }
}
