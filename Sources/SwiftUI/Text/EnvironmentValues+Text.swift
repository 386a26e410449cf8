extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private enum WeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
  private enum DesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
  private enum BoldKey: EnvironmentKey { static let defaultValue = false }
  private enum ItalicKey: EnvironmentKey { static let defaultValue = false }
  private enum LimitsKey: EnvironmentKey { static let defaultValue = LineLimits.none }
  private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private enum MetricsKey: EnvironmentKey { static let defaultValue: any TextMetrics = HelveticaMetrics() }

  /// The font of texts that have none of their own; nil for the system's, of 13 points.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines of a text; nil for as many as there are.
  public var lineLimit: Int? {
    get { lineLimits.maximum }
    set { lineLimits.maximum = newValue }
  }

  /// How the lines of a text lie under each other. No size depends on it.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The weight of texts that have none of their own; nil for that of their font.
  var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }

  /// The kind of letters of texts that have none of their own; nil for that of their font.
  var fontDesign: Font.Design? {
    get { self[DesignKey.self] }
    set { self[DesignKey.self] = newValue }
  }

  /// Whether texts are bold that say nothing about it.
  var isBold: Bool {
    get { self[BoldKey.self] }
    set { self[BoldKey.self] = newValue }
  }

  /// Whether texts are in italics that say nothing about it.
  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  /// How many lines a text may have, and for how many it keeps room.
  var lineLimits: LineLimits {
    get { self[LimitsKey.self] }
    set { self[LimitsKey.self] = newValue }
  }

  /// How large texts are.
  var textMetrics: any TextMetrics {
    get { self[MetricsKey.self] }
    set { self[MetricsKey.self] = newValue }
  }
}
