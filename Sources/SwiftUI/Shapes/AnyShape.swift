/// A shape whose type is not known.
///
/// It has the outline, the size and the animatable data of the shape it was made from, and nothing else of it.
nonisolated public struct AnyShape: Shape {
  private(set) var base: any Shape

  /// Creates a shape that hides the type of another.
  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  /// Returns the outline of the hidden shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the size that the hidden shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The animatable data of the hidden shape; data of another type is passed over.
  public var animatableData: _AnyAnimatableData {
    get { base.anyAnimatableData }
    set { base.anyAnimatableData = newValue }
  }
}

extension Animatable {
  fileprivate var anyAnimatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData) }
    set {
      if let data = newValue.value(as: AnimatableData.self) { animatableData = data }
    }
  }
}
