/// The outline of a shape's stroke, itself a shape that can be filled.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
  /// The shape whose outline is stroked.
  public var shape: S
  /// The measures of the stroke.
  public var style: StrokeStyle

  /// Creates the outline of a shape's stroke.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// Returns the outline of the area that the stroke covers; half of it lies outside the shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The role of strokes.
  public static var role: ShapeRole { .stroke }

  /// The behaviour of the stroked shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The data of the shape, and those of the stroke.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the size that the stroked shape takes; the stroke adds nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
