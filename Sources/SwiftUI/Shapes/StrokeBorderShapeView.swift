/// A border inside a shape, on top of what was drawn with it before.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView, PrimitiveView
{
  /// The shape whose inner border is stroked.
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
        border, style: style, under: background.resolved(in: context.at(.companion)).first,
        environment: context.environment)
    ]
  }
}

extension StrokeBorderShapeView {
  /// What is coloured: a line along the outline of the shape inset by half the line's width, so that it lies inside.
  var border: _StrokedShape<Content.InsetShape> {
    _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth * 0.5), style: strokeStyle)
  }
}
