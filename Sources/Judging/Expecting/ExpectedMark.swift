import Drawing
import Geometry

/// One thing that should be drawn; what matters is how it looks, not how it is made.
package struct ExpectedMark: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    /// The inside of an outline.
    case fill(Outline, Drawing.FillRule)
    /// A line along an outline.
    case stroke(Outline, Drawing.LineStyle)
    /// A text; its box, where one is given, is only roughly looked at.
    case text(String, Box?)
    /// An image that fills a box.
    case image(String, Box)
  }

  package var content: Content

  /// The outlines outside of which nothing of it is seen.
  package var clips: [Drawing.Clip]

  package var color: ExpectedColor

  /// What it is, in the learner's words, for instance "the border".
  package var name: String?

  package init(_ content: Content, clips: [Drawing.Clip] = [], color: ExpectedColor = .any, name: String? = nil) {
    self.content = content
    self.clips = clips
    self.color = color
    self.name = name
  }

  /// A filled outline.
  package static func fill(
    _ outline: Outline, rule: Drawing.FillRule = .nonZero, clippedTo clip: Outline? = nil,
    color: ExpectedColor = .any, as name: String? = nil
  ) -> ExpectedMark {
    ExpectedMark(.fill(outline, rule), clips: clip.map { [Drawing.Clip($0)] } ?? [], color: color, name: name)
  }

  /// A line along an outline; lengths in points.
  package static func stroke(
    _ outline: Outline, _ stroke: Stroke, dash: [Double] = [], dashPhase: Double = 0,
    clippedTo clip: Outline? = nil, color: ExpectedColor = .any, as name: String? = nil
  ) -> ExpectedMark {
    ExpectedMark(
      .stroke(outline, Drawing.LineStyle(stroke, dash: dash, dashPhase: dashPhase)),
      clips: clip.map { [Drawing.Clip($0)] } ?? [], color: color, name: name)
  }

  /// A line of a width along an outline, otherwise as SwiftUI draws it.
  package static func stroke(
    _ outline: Outline, width: Double, clippedTo clip: Outline? = nil, color: ExpectedColor = .any,
    as name: String? = nil
  ) -> ExpectedMark {
    stroke(outline, Stroke(width: width), clippedTo: clip, color: color, as: name)
  }

  /// A text, somewhere or roughly in a box.
  package static func text(_ text: String, in box: Box? = nil) -> ExpectedMark { ExpectedMark(.text(text, box)) }

  /// An image that fills a box.
  package static func image(_ name: String, in box: Box, clippedTo clip: Outline? = nil) -> ExpectedMark {
    ExpectedMark(.image(name, box), clips: clip.map { [Drawing.Clip($0)] } ?? [])
  }
}
