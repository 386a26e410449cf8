internal import Drawing

/// The style of a shape behind other content, through which what lies behind is seen.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of a shape behind other content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension FillShapeStyle: PaintedStyle {
  // Not recorded: AppKit fills such shapes with black at about a tenth.
  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(Color.black.opacity(0.1)) }
}
