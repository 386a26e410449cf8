/// What holds for one change of state.
public struct Transaction {
  /// The course in time of what the change causes, or nil for a sudden change.
  public var animation: Animation?
  /// Whether the views' own animations are passed over.
  public var disablesAnimations = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Changes state in a closure so that what it causes is animated; here the change is made at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
