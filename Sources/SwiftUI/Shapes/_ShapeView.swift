/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// The shape that is filled.
  public var shape: Content
  /// The colour or gradient.
  public var style: Style
  /// The rule and the smoothness of the fill.
  public var fillStyle: FillStyle

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [ShapeNode(shape, style: style, rule: fillStyle.rule, environment: context.environment)]
  }
}

extension _ShapeView: ShapeView {}
