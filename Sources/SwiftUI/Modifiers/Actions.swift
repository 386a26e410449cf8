/// An action for taps on a view.
nonisolated struct TapModifier: WrappingModifier {
  var count: Int
  /// Does something; the point is that of the tap, in points, in the coordinates that were asked for.
  var action: (CGPoint) -> Void
  var space: CoordinateSpace

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    guard context.environment.isEnabled else { return node }
    let (count, action, space) = (count, action, space)
    return DrawingNode(node) { child, canvas in
      let tap = Canvas.TapAction(count: count) { action(child.point($0, in: space)) }
      canvas.tappable(tap) { child.draw(on: canvas) }
    }
  }
}

/// An action for when a view is shown.
nonisolated struct AppearanceAction: PrimitiveModifier {
  var action: (() -> Void)?

  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node] {
    let place = context.at(.content)
    let slot = Identity.Slot(type: ObjectIdentifier(AppearanceAction.self), offset: 0)
    return content.nodes(place).doing {
      _ = place.identity.keep(slot) {
        if let action { place.pass.actions.append(action) }
        return Shown()
      }
    }
  }

  /// The mark of a view that was shown before.
  private final class Shown {}
}

/// An action for when a view is no longer shown.
nonisolated struct DisappearanceAction: PrimitiveModifier {
  var action: (() -> Void)?

  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node] {
    let place = context.at(.content)
    return content.nodes(place).doing { place.identity.disappearance = action }
  }
}

/// A node with which something is done when it is placed; what no layout places is not shown.
private final class PlacedNode: WrapperNode {
  private let action: () -> Void

  init(_ child: Node, action: @escaping () -> Void) {
    self.action = action
    super.init(child)
  }

  override func arrange() {
    super.arrange()
    action()
  }
}

extension [Node] {
  /// Returns the nodes, with which something is done when the first of them is placed.
  fileprivate func doing(_ action: @escaping () -> Void) -> [Node] {
    guard let first else { return [] }
    return [PlacedNode(first, action: action)] + dropFirst()
  }
}

extension View {
  /// Does something after so many taps on the view.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: { _ in action() }, space: .local))
  }

  /// Does something after so many taps on the view, with the place of the tap in points.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action, space: coordinateSpace.coordinateSpace))
  }

  /// Does something before the view is first shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceAction(action: action))
  }

  /// Does something after the view was last shown.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearanceAction(action: action))
  }
}
