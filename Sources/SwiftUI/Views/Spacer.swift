/// Empty space that takes what is left along a stack.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
  /// The least length, in points; nil stands for the system's own.
  public var minLength: CGFloat?

  /// Creates a space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [SpacerNode(minLength ?? 8, environment: context.environment)]
  }
}

private final class SpacerNode: Node {
  private let minLength: CGFloat

  init(_ minLength: CGFloat, environment: EnvironmentValues) {
    self.minLength = minLength
    super.init(environment: environment)
  }

  /// All others are given their space first.
  override var priority: Double { -.infinity }
  override var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ offer: CGFloat?) -> CGFloat { max(offer ?? minLength, minLength) }
    return switch environment.stackOrientation {
    case .horizontal: CGSize(width: length(proposal.width), height: 0)
    case .vertical: CGSize(width: 0, height: length(proposal.height))
    case nil: CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }
}
