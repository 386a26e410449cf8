/// A gradient that the system may refine.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  /// Where its colours pass into each other; nil for the system's own choice. No colour at a place depends on it.
  private(set) var space: Gradient.ColorSpace?

  /// Creates the style from a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient with its colours passing into each other in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }
}

extension Color {
  /// The colour at the bottom, passing into a lighter one of its kind at the top.
  ///
  /// How much lighter Apple does not tell; here it is a fifth of the way to white.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(source: .lightened(self, part: 0.2)), self]))
  }
}
