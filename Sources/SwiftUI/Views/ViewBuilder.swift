/// The rules by which several views in braces become one view.
@resultBuilder
public struct ViewBuilder {
  /// Returns a view that stands in a line of its own.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of empty braces.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view in braces.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns several views as one.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
}

extension ViewBuilder {
  /// Returns the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first of two branches.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the view of the second of two branches.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the view of an `if #available`, whose type older systems need not know.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The name of the builder in newer versions of Xcode.
public typealias ContentBuilder = ViewBuilder
