internal import Drawing

/// The style of lines between parts of a view.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between parts of a view.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension SeparatorShapeStyle: PaintedStyle {
  // Not recorded: AppKit draws such lines in black at about a tenth.
  func paint(in place: PaintedPlace) -> Drawing.Paint { place.paint(Color.black.opacity(0.1)) }
}
