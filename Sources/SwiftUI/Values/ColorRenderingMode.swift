/// The way in which colours of a picture are mixed.
@nonexhaustive
public enum ColorRenderingMode: Hashable, Sendable {
  /// In the usual space of screens.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, beyond the colours of usual screens.
  case extendedLinear
}
