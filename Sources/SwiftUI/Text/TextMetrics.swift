/// How large texts are.
///
/// The fonts of Apple's systems are not here, so this is the one place that stands for them. The environment holds it,
/// and a test can put recorded sizes in its place.
protocol TextMetrics: Sendable {
  /// Returns how a text lies in the space it is offered.
  func layout(_ runs: [TextRun], in proposal: ProposedViewSize, lines: LineLimits) -> TextLayout

  /// Returns the distances that a text in a font prefers to what stands beside it.
  func spacing(of font: ResolvedFont) -> ViewSpacing
}

extension TextMetrics {
  /// Returns how a text in one font lies in the space it is offered.
  func layout(
    _ text: String, font: ResolvedFont, in proposal: ProposedViewSize, lineLimit: Int? = nil
  ) -> TextLayout {
    layout([TextRun(text: text, font: font)], in: proposal, lines: LineLimits(maximum: lineLimit))
  }

  func spacing(of font: ResolvedFont) -> ViewSpacing { .text(font) }
}
