/// A frame of fixed measures around a view.
nonisolated struct FixedFrame: WrappingModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    FixedFrameNode(
      node, width: width.measure, height: height.measure, alignment: alignment, environment: context.environment)
  }
}

/// A frame around a view whose measures have bounds.
nonisolated struct FlexibleFrame: WrappingModifier {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    FlexibleFrameNode(
      node, width: FlexibleLength(minimum: minWidth.measure, ideal: idealWidth.measure, maximum: maxWidth.bound),
      height: FlexibleLength(minimum: minHeight.measure, ideal: idealHeight.measure, maximum: maxHeight.bound),
      alignment: alignment, environment: context.environment)
  }
}

/// A frame announces the same distances whatever is in it. (Around a text this was not recorded from SwiftUI.)
private final class FixedFrameNode: WrapperNode {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(_ child: Node, width: CGFloat?, height: CGFloat?, alignment: Alignment, environment: EnvironmentValues) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, environment: environment)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func size(around child: CGSize, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  override func childOrigin(for proposal: ProposedViewSize) -> CGPoint { alignedOrigin(alignment, for: proposal) }

  override var spacing: ViewSpacing { .plain }
}

private final class FlexibleFrameNode: WrapperNode {
  private let width: FlexibleLength
  private let height: FlexibleLength
  private let alignment: Alignment

  init(
    _ child: Node, width: FlexibleLength, height: FlexibleLength, alignment: Alignment, environment: EnvironmentValues
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, environment: environment)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
  }

  override func size(around child: CGSize, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.result(child: child.width, outer: proposal.width),
      height: height.result(child: child.height, outer: proposal.height))
  }

  override func childOrigin(for proposal: ProposedViewSize) -> CGPoint { alignedOrigin(alignment, for: proposal) }

  override var spacing: ViewSpacing { .plain }
}

extension CGFloat? {
  /// The length, unless it is none that a frame can have: negative, infinite or not a number.
  fileprivate var measure: CGFloat? { flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }

  /// The greatest length, which may be infinite.
  fileprivate var bound: CGFloat? { flatMap { $0 >= 0 ? $0 : nil } }
}

extension View {
  /// Puts the view into a frame of fixed measures, in points; nil keeps the view's own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Changes nothing; a frame needs at least one measure.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Puts the view into a frame whose measures have bounds, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
