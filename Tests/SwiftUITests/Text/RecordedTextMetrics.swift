@testable import SwiftUI

/// The sizes of texts as they were recorded from SwiftUI on macOS 26.2, whose fonts are not here.
///
/// What was not recorded has the sizes of `HelveticaMetrics`.
struct RecordedTextMetrics: TextMetrics {
  /// Stands for the recorded paragraph of 72 characters in 12 words, of which only the sizes are known.
  static let paragraph = "Twelve words stand here in place of a text that nobody else can measure."

  /// Stands for the recorded shorter text of 39 characters in 7 words.
  static let shortParagraph = "Seven words stand here for another one."

  func layout(_ runs: [TextRun], in proposal: ProposedViewSize, lines limits: LineLimits) -> TextLayout {
    let usual = HelveticaMetrics().layout(runs, in: proposal, lines: limits)
    guard runs.count == 1, let run = runs.first else { return usual }
    if let width = Self.widths[run.font.style, default: [:]][run.text], proposal.width.map({ $0 >= width }) ?? true {
      return one(run, width: width)
    }
    return wrapped(run, in: proposal, most: limits.maximum) ?? usual
  }

  private func one(_ run: TextRun, width: CGFloat) -> TextLayout {
    TextLayout(
      size: CGSize(width: width, height: run.font.lineHeight), lines: [TextLayout.Line(text: run.text, width: width)],
      firstBaseline: run.font.baseline, lastBaseline: run.font.baseline)
  }

  private func wrapped(_ run: TextRun, in proposal: ProposedViewSize, most: Int?) -> TextLayout? {
    guard run.font == .standard, let width = proposal.width,
      let recorded = Self.wrapped[run.text]?.last(where: { $0.offered <= width }),
      width - recorded.offered < 40
    else { return nil }
    let room = proposal.height.map { max(1, ($0 / 16).rounded(.down)) } ?? .infinity
    let count = Int(min(CGFloat(recorded.lines), room, CGFloat(most ?? .max)))
    let lineWidth = count == 1 ? recorded.cutWidth : recorded.width
    return TextLayout(
      size: CGSize(width: lineWidth, height: CGFloat(count) * 16),
      lines: Array(repeating: TextLayout.Line(text: "", width: lineWidth), count: count),
      firstBaseline: 13, lastBaseline: CGFloat(count) * 16 - 3)
  }

  /// What was offered, and how the text took it; its width when it was cut to one line was recorded once.
  private typealias Wrapped = (offered: CGFloat, lines: Int, width: CGFloat, cutWidth: CGFloat)

  private static let wrapped: [String: [Wrapped]] = [
    paragraph: [
      (110, 5, 110, 103.5), (150, 4, 137, 137), (260, 2, 227, 227), (300, 2, 274, 274), (400, 2, 355.5, 355.5),
    ],
    shortParagraph: [(150, 2, 150, 150)],
  ]

  private static let fox = "The quick brown fox"

  /// The widths of texts of one line by the style of their font.
  private static let widths: [Font.TextStyle?: [String: CGFloat]] = [
    nil: [
      "A": 9, "B": 8.5, "D": 9.5, "E": 8, "G": 10, "H": 10, "BB": 17, "CCC": 28, "Hi": 13, "Hg": 17.5, "OK": 18.5,
      "Six": 18.5, "Tilt": 19.5, "Top": 22.5, "Sky": 22.5, "Left": 24, "Low": 24.5, "One": 25, "Two": 25, "Five": 25,
      "Last": 26, "Four": 27.5, "Beta": 28, "High": 28.5, "Hello": 31, "small": 31.5, "Right": 32, "Label": 33,
      "Alpha": 34.5, "Apple": 35, "Three": 35.5, "Row 1": 35.5, "Below": 36.5, "Row 2": 37, "Row 0": 37.5,
      "Above": 38.5, "Footer": 39.5, "Cherry": 41.5, "Header": 44.5, "Bottom": 44.5, "Banana": 45, "Second": 46,
      "Gamma": 46.5, "Masked text": 74, "Increment": 61, "Ghost": 36.5, "−": 8.5, "+": 8.5,
    ],
    .largeTitle: ["Big": 36.5, "Hg": 33.5, fox: 224],
    .title: ["Shadow": 77.5, fox: 191],
    .title2: [fox: 154], .title3: [fox: 138.5], .headline: [fox: 130.5], .subheadline: [fox: 106],
    .body: [fox: 122.5, "Hello": 31], .callout: [fox: 114.5], .footnote: [fox: 97.5], .caption: [fox: 97.5],
    .caption2: [fox: 100, "Hg": 14.5],
  ]
}
