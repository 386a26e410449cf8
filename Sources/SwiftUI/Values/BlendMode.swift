/// The way in which colours are mixed with those behind them.
@nonexhaustive
public enum BlendMode: Hashable, Sendable {
  /// The colour in front, as opaque as it is.
  case normal
  /// Each part multiplied by the one behind it.
  case multiply
  /// The opposites multiplied.
  case screen
  /// Multiplied where it is dark behind, screened where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// The colour behind made lighter.
  case colorDodge
  /// The colour behind made darker.
  case colorBurn
  /// Darkened or lightened a little.
  case softLight
  /// Darkened or lightened much.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference of both with less contrast.
  case exclusion
  /// The hue of the colour in front.
  case hue
  /// The saturation of the colour in front.
  case saturation
  /// The hue and saturation of the colour in front.
  case color
  /// The lightness of the colour in front.
  case luminosity
  /// The colour in front only where something is behind.
  case sourceAtop
  /// The colour in front behind what is there.
  case destinationOver
  /// What is behind, only where nothing is in front.
  case destinationOut
  /// The sum of both, towards black.
  case plusDarker
  /// The sum of both, towards white.
  case plusLighter
}
