extension Node {
  /// Returns a point of the picture in the coordinates that are meant.
  ///
  /// Where no view around the node has a name, the coordinates are those of the picture.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard let node = node(of: space) else { return point }
    let local = point.applying(node.transform.inverted())
    return CGPoint(x: local.x - node.frame.minX, y: local.y - node.frame.minY)
  }

  /// Returns the node's frame in the coordinates that are meant; turned, it is the smallest rectangle around it.
  func frame(in space: CoordinateSpace) -> CGRect {
    guard let node = node(of: space) else { return frame.applying(transform) }
    let toLocal = transform.concatenating(node.transform.inverted())
    let local = toLocal.isIdentity ? frame : frame.applying(toLocal)
    return local.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
  }

  /// Returns the node whose upper leading corner is the origin; nil for that of the picture.
  private func node(of space: CoordinateSpace) -> Node? {
    switch space {
    case .global: return nil
    case .local: return self
    case .named(let name):
      var node: Node? = self
      while let next = node {
        if (next as? NamedSpaceNode)?.name == name { return next }
        node = next.parent
      }
      return nil
    }
  }
}

/// A node whose coordinates have a name.
final class NamedSpaceNode: WrapperNode {
  let name: AnyHashable

  init(_ child: Node, name: AnyHashable) {
    self.name = name
    super.init(child)
  }
}
