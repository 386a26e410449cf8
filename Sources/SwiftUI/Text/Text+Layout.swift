extension Text {
  /// The parts of the text with the fonts that they have in an environment.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    parts.map { part in
      TextRun(
        text: part.content, font: environment.resolvedFont(part.attributes), tracking: part.attributes.tracking ?? 0)
    }
  }

  /// Returns how the text lies in the space it is offered.
  func layout(in proposal: ProposedViewSize, environment: EnvironmentValues) -> TextLayout {
    environment.textMetrics.layout(runs(in: environment), in: proposal, lines: environment.lineLimits)
  }

  /// Returns the distances that the text prefers to what stands beside it.
  ///
  /// Of several fonts the greatest distances count.
  func spacing(in environment: EnvironmentValues) -> ViewSpacing {
    runs(in: environment).map(\.font).reduce(into: ViewSpacing()) { spacing, font in
      spacing.formUnion(environment.textMetrics.spacing(of: font))
    }
  }

  /// The style in which the text is drawn, if it says so itself: that of its first part.
  var ownForeground: (any ShapeStyle)? { parts.first?.attributes.foreground?.style }
}

extension EnvironmentValues {
  /// Returns the font of a part of a text.
  ///
  /// A text's own font, weight and slant come before those of the views around it, and these before the font's own.
  func resolvedFont(_ attributes: TextAttributes = TextAttributes()) -> ResolvedFont {
    var font = (attributes.font ?? font)?.resolved ?? .standard
    if let weight = attributes.weight ?? fontWeight { font.weight = weight }
    if let design = attributes.design ?? fontDesign { font.design = design }
    if attributes.isBold ?? isBold { font.weight = .bold }
    if attributes.isItalic ?? isItalic { font.isItalic = true }
    return font
  }
}
