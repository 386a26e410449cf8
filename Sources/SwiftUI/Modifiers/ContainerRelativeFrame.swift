/// A frame whose measures follow from those of the container: the nearest scroll view around, or the whole space.
nonisolated struct ContainerRelativeFrame: WrappingModifier {
  var axes: Axis.Set
  var alignment: Alignment
  /// Returns a measure from that of the container, in points.
  var length: (CGFloat, Axis) -> CGFloat

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let container = context.environment.containerSize
    return FixedFrame(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : nil, alignment: alignment
    ).wrap(node, in: context)
  }
}

extension EnvironmentValues {
  private enum ContainerSizeKey: EnvironmentKey { static let defaultValue = CGSize.zero }

  /// The size of the space in which the outermost view is shown, in points.
  ///
  /// A scroll view is such a container too, but its size is not known before it is laid out: the whole space stands for
  /// it.
  var containerSize: CGSize {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

extension View {
  /// Makes the view as large as the container in some directions.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as large as some of the equal parts into which the container is divided, with gaps between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(max(count, 1)), CGFloat(span))
      let part = (length - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
  }

  /// Makes the view as large as a function of the container's measures says.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
