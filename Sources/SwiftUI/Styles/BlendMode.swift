/// How what is drawn mixes with what lies behind it.
@nonexhaustive
public enum BlendMode: Hashable, Sendable {
  /// It covers what lies behind.
  case normal
  /// The product of both.
  case multiply
  /// The product of both, counted from white.
  case screen
  /// A product, from black or from white after what lies behind.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What lies behind, made lighter.
  case colorDodge
  /// What lies behind, made darker.
  case colorBurn
  /// A soft product after what is drawn.
  case softLight
  /// A product, from black or from white after what is drawn.
  case hardLight
  /// How far both are apart.
  case difference
  /// How far both are apart, with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and the saturation of what is drawn.
  case color
  /// The brightness of what is drawn.
  case luminosity
  /// It is seen only where something lies behind.
  case sourceAtop
  /// It is seen only behind what is there.
  case destinationOver
  /// It leaves what lies behind out.
  case destinationOut
  /// The sum of both, kept dark.
  case plusDarker
  /// The sum of both.
  case plusLighter
}
