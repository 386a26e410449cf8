/// When an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// Once nothing more of it can be seen.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// Once it is wholly at rest.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Makes a change animated, and does something when the animation is over; nothing moves here, so that is at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}
