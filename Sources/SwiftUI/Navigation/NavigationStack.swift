/// Views among which one can go further; here the first one is shown.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let root: Root

  @MainActor func nodes(in context: ViewContext) -> [Node] { [root.stacked(in: context.at(.content))] }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates the views from the first one.
  public init(@ViewBuilder root: () -> Root) { self.init(root: root()) }

  /// Creates the views from the first one and a path to others.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.init(root: root()) }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates the views from the first one and a path to others.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.init(root: root()) }
}

/// The way from the first view to the one that is shown.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates the way that leads nowhere yet.
  public init() {}

  /// Creates the way over some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// The number of steps.
  public var count: Int { values.count }
  /// Whether the first view is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes a step further.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Goes some steps back.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// Views among which one can go further, in the way of older systems.
@available(*, deprecated, message: "Use NavigationStack instead.")
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
  let content: Content

  /// Creates the views from the first one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in context: ViewContext) -> [Node] { [content.stacked(in: context.at(.content))] }
}

extension View {
  /// Gives the view a title; it is not shown here.
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { modifier(Ineffective()) }

  /// Gives the view a title; it is not shown here.
  @available(*, deprecated, message: "Use navigationTitle instead.")
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { modifier(Ineffective()) }
}
