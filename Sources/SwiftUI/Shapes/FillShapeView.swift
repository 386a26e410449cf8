/// A shape filled on top of what was drawn with it before.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
  /// The shape that is filled.
  public var shape: Content
  /// The colour or gradient.
  public var style: Style
  /// The rule and the smoothness of the fill.
  public var fillStyle: FillStyle
  /// What was drawn before.
  public var background: Background

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [
      ShapeNode(
        shape, style: style, rule: fillStyle.rule, under: background.resolved(in: context.at(.companion)).first,
        environment: context.environment)
    ]
  }
}
