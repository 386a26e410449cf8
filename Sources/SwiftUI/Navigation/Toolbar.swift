/// Something that stands in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what it is made of.
  associatedtype Body: ToolbarContent

  /// What it is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Something that stands in a toolbar and is not made of other such things.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  @MainActor func nodes(in context: ViewContext) -> [Node]
}

extension PrimitiveToolbarContent {
  /// The body that this does not have.
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body to ask for") }
}

extension Never: ToolbarContent {}

extension ToolbarContent {
  @MainActor func resolved(in context: ViewContext) -> [Node] {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.nodes(in: context) }
    var content = self
    DynamicProperties.install(in: &content, context: context)
    return content.body.resolved(in: context.at(.body))
  }
}

/// A view in a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  let content: Content

  @MainActor func nodes(in context: ViewContext) -> [Node] { content.resolved(in: context.at(.content)) }
}

extension ToolbarItem where ID == () {
  /// Creates the item; its placement does not count here, where all items stand in one row.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

/// Several views in a toolbar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  let content: Content

  /// Creates the items; their placement does not count here, where all items stand in one row.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] { content.resolved(in: context.at(.content)) }
}

/// The place of an item in a toolbar; here all items stand in one row.
public struct ToolbarItemPlacement: Sendable {
  private enum Place {
    case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
    case cancellationAction, destructiveAction, keyboard, topBarLeading, topBarTrailing, bottomBar
  }

  private let place: Place

  /// The place that suits the item.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// The middle.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// The place of what leads to other views.
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  /// The place of what is done most.
  public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
  /// The place of what is done less.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
  /// The place of what tells how things stand.
  public static let status = ToolbarItemPlacement(place: .status)
  /// The place of what accepts.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
  /// The place of what gives up.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
  /// The place of what destroys.
  public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
  /// The place above a keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// The leading end of the bar at the top, on iOS.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .topBarLeading) }
  /// The trailing end of the bar at the top, on iOS.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .topBarTrailing) }
  /// The bar at the bottom, on iOS.
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  /// The leading end of the bar at the top, on iOS.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .topBarLeading)
  /// The trailing end of the bar at the top, on iOS.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .topBarTrailing)
}

/// The rules by which several items in braces become one.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Returns an item that stands in a line of its own.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Returns the only item in braces.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  /// Returns several items as one.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var items: [any ToolbarContent] = []
    repeat items.append(each content)
    return ToolbarItems(items: items)
  }

  /// Returns the item of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarItems(items: content.map { [$0] } ?? [])
  }

  /// Returns the item of the first of two branches.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the item of the second of two branches.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several items of a toolbar in a row.
nonisolated struct ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  let items: [any ToolbarContent]

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    items.enumerated().flatMap { number, item in item.resolved(in: context.at(.number(number))) }
  }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor func nodes(in context: ViewContext) -> [Node] {
    switch storage {
    case .trueContent(let item): item.resolved(in: context.at(.branch(true)))
    case .falseContent(let item): item.resolved(in: context.at(.branch(false)))
    }
  }
}

nonisolated struct ToolbarModifier<Content: ToolbarContent>: PrimitiveModifier {
  var content: Content

  @MainActor func nodes(of views: ModifiedViews, in context: ViewContext) -> [Node] {
    context.pass.toolbar += content.resolved(in: context.at(.companion))
    return views.nodes(context.at(.content))
  }
}

extension View {
  /// Puts views into the toolbar, which stands above the space of the views.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// Puts items into the toolbar, which stands above the space of the views.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }
}
