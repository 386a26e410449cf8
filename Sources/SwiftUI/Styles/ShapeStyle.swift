/// A colour or pattern with which shapes are filled and stroked.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// A style that stands for itself; only what draws views may look further, and it never asks for another.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for no other style")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// The style as a view: a rectangle filled with it.
  nonisolated public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
