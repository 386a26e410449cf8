/// The style of the foreground where it is used: black or white, unless a view says otherwise.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground where it is used.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
