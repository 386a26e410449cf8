/// Empty space that takes what is left along a stack.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
  /// The least length, in points; nil stands for the system's own.
  public var minLength: CGFloat?

  /// Creates a space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}
