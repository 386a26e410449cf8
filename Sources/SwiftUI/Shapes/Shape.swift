/// A two-dimensional form that can be drawn as a view.
///
/// Only `path(in:)` must be written; everything else has a default.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline for a rectangle, in points, with y growing downwards.
  ///
  /// The rectangle's origin need not be zero.
  func path(in rect: CGRect) -> Path

  /// The way in which the shape is drawn.
  static var role: ShapeRole { get }

  /// What the shape does where text runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size that the shape takes when it is offered a size, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The way in which the shape is drawn: filled, unless it says otherwise.
  public static var role: ShapeRole { .fill }

  /// What the shape does where text runs from right to left: it is mirrored, unless it says otherwise.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the size offered, with 10 points for a dimension that is left open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}
