/// The outline of a two-dimensional shape: moves, lines and curves, in points, with y growing downwards.
///
/// A path is a value. Copies share their elements until one of them is changed, so that a copy costs the same for a
/// thousand elements as for one, and adding an element to a path that nobody else holds takes constant time on average.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
  var storage: Storage = .empty

  /// Creates a path with no elements.
  public init() {}

  /// Creates a path by calling a closure that adds elements to it.
  ///
  ///     let triangle = Path { path in
  ///       path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
  ///       path.closeSubpath()
  ///     }
  // swift-format-ignore: ReturnVoidInsteadOfEmptyTuple
  public init(_ callback: (inout Path) -> ()) {
    callback(&self)
  }

  /// Creates a path that consists of a rectangle; the null rectangle gives an empty path.
  public init(_ rect: CGRect) {
    if !rect.isNull { storage = .rect(rect) }
  }

  /// Creates a path that consists of the ellipse that fits into a rectangle.
  public init(ellipseIn rect: CGRect) {
    if rect.isNull { return }
    storage = rect.isInfinite ? .rect(rect) : .ellipse(rect)
  }

  /// Creates a path that consists of a rectangle with elliptical corners of the same size.
  ///
  /// Both radii are limited to half the smaller side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    if rect.isNull { return }
    let rounded = UniformRoundedRectangle(rect: rect, cornerSize: cornerSize, style: style)
    storage = rounded.isPlain ? .rect(rect) : .roundedRect(rounded)
  }

  /// Creates a path that consists of a rectangle with rounded corners of the same radius, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path that consists of a rectangle with corners of different radii.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
}
