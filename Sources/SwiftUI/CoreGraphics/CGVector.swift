/// A displacement in points, with y growing downwards on screen.
public struct CGVector: Hashable, Sendable {
  /// The displacement along x, in points.
  public var dx: CGFloat
  /// The displacement along y, in points; positive is down on screen.
  public var dy: CGFloat

  /// The displacement that moves nothing.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a displacement that moves nothing.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a displacement from its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a displacement from whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a displacement from double-precision numbers.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGVector: CustomDebugStringConvertible {
  /// The two parts in parentheses.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
