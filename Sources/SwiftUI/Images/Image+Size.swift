extension Image {
  /// The size of the image where nothing is asked of it, in points.
  func naturalSize(in environment: EnvironmentValues) -> CGSize {
    switch source {
    case .named(_, let size): size
    case .symbol(let name): SymbolMetrics(name, font: environment.resolvedFont()).size
    }
  }

  /// Returns the size that the image takes when it is offered a size.
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let size = naturalSize(in: environment)
    return resizing == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  /// The distance from the top to the baseline of a symbol that keeps its own size; nil for what lies on the baseline
  /// with its lower edge.
  func baseline(in environment: EnvironmentValues) -> CGFloat? {
    guard case .symbol(let name) = source, resizing == nil else { return nil }
    return SymbolMetrics(name, font: environment.resolvedFont()).baseline
  }
}
