/// A view that is laid out and drawn by this module, and not made of other views.
nonisolated protocol PrimitiveView: View where Body == Never {
  /// Returns the nodes of the view: one for most views, several or none for those that only group others.
  @MainActor func nodes(in context: ViewContext) -> [Node]
}

extension PrimitiveView {
  /// The body that this view does not have; only what lays views out may look further, and it never asks for it.
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body to ask for") }
}

/// A change to views that is made by this module, and not of other changes.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Returns the nodes of the changed views.
  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node]
}

extension PrimitiveModifier {
  /// The body that this modifier does not have; only what lays views out may look further, and it never asks for it.
  nonisolated public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body to ask for") }
}

/// The views that a modifier changes, before their nodes are made.
struct ModifiedViews {
  let nodes: @MainActor (ViewContext) -> [Node]
}

/// A change that puts something around each view.
nonisolated protocol WrappingModifier: PrimitiveModifier {
  /// Returns the node around another.
  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node
}

extension WrappingModifier {
  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node] {
    content.nodes(context.at(.content)).enumerated().map { number, node in
      wrap(node, in: context.at(.number(number)))
    }
  }
}

/// A change of what views inherit.
nonisolated protocol EnvironmentModifier: PrimitiveModifier {
  /// Changes what the views inherit.
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node] {
    var context = context.at(.content)
    change(&context.environment)
    return content.nodes(context)
  }
}

extension View {
  /// Returns the nodes of the view.
  @MainActor func resolved(in context: ViewContext) -> [Node] {
    if let primitive = self as? any PrimitiveView { return primitive.nodes(in: context) }
    var view = self
    DynamicProperties.install(in: &view, context: context)
    return view.body.resolved(in: context.at(.body))
  }

  /// Returns one node of the view, in which several views lie one above the other.
  @MainActor func layered(_ alignment: Alignment = .center, in context: ViewContext) -> Node {
    var context = context
    // A stack farther out is not the stack around these views.
    context.environment.stackOrientation = nil
    let nodes = resolved(in: context)
    return nodes.count == 1
      ? nodes[0] : LayoutNode(ZStackLayout(alignment: alignment), nodes, environment: context.environment)
  }

  /// Returns one node of the view, in which several views stand in a column.
  @MainActor func stacked(in context: ViewContext) -> Node {
    var context = context
    context.environment.stackOrientation = .vertical
    let nodes = resolved(in: context)
    return nodes.count == 1 ? nodes[0] : LayoutNode(VStackLayout(), nodes, environment: context.environment)
  }
}
