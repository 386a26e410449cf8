import Geometry

extension Drawing {
  /// One thing that is drawn.
  package struct Mark: Hashable, Sendable {
    /// What it is.
    package enum Content: Hashable, Sendable {
      /// The inside of an outline.
      case fill(Outline, FillRule)
      /// A line along an outline.
      case stroke(Outline, LineStyle)
      /// A text in its box, a quadrilateral.
      case text(String, Outline)
      /// An image in its box, a quadrilateral.
      case image(String, Outline)
      /// Several marks that are painted together before the opacity of the layer is applied.
      case layer([Mark], opacity: Double)
      /// Several marks that are seen only through others, as opaque as these are.
      case masked([Mark], by: [Mark])
    }

    package var content: Content

    /// With what it is painted; a layer and what is masked have the paints of their own marks.
    package var paint: Paint

    /// The outlines through which alone the mark is seen, the outermost last.
    package var clips: [Clip]

    package init(_ content: Content, paint: Paint = .clear, clips: [Clip] = []) {
      self.content = content
      self.paint = paint
      self.clips = clips
    }
  }

  /// An outline outside of which nothing is drawn.
  package struct Clip: Hashable, Sendable {
    package var outline: Outline
    package var rule: FillRule

    package init(_ outline: Outline, rule: FillRule = .nonZero) {
      self.outline = outline
      self.rule = rule
    }
  }

  /// What counts as inside of an outline that crosses itself or is made of several subpaths.
  package enum FillRule: String, Hashable, Sendable, Codable {
    case nonZero, evenOdd
  }

  /// The measures of a line.
  package struct LineStyle: Hashable, Sendable {
    package var stroke: Stroke

    /// The lengths of dashes and gaps in turn, in points; none for an unbroken line.
    package var dash: [Double]

    /// How far into the pattern the line begins, in points.
    package var dashPhase: Double

    package init(_ stroke: Stroke, dash: [Double] = [], dashPhase: Double = 0) {
      self.stroke = stroke
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }
}
