/// A shape's outline, stroked half on each side, on top of what was drawn with it before.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView, PrimitiveView
{
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The colour or gradient.
  public var style: Style
  /// The measures of the stroke.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What was drawn before.
  public var background: Background

  /// Creates a stroked shape.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [
      ShapeNode(
        _StrokedShape(shape: shape, style: strokeStyle), style: style,
        under: background.resolved(in: context.at(.companion)).first, environment: context.environment)
    ]
  }
}
