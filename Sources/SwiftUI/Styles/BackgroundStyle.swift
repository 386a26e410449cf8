/// The style of the background where it is used: white or black, unless a view says otherwise.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background where it is used.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
