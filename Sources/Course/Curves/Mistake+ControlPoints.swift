import Geometry
import Judging

// Mistakes about control points, which can be made in every figure of curves.
extension Mistake {
  /// Mistakes in a figure of quadratic curves.
  ///
  /// - Parameter chords: Whether straight lines between the ends make a figure at all.
  static func aboutQuadratics(chords: Bool = false, _ figure: @escaping Figure) -> [Mistake] {
    aboutAllCurves(chords: chords, figure) + [
      Mistake(
        "cubic-for-quad", "The curves bulge too far: they are cubic, with one point for both of their controls.",
        hint: "A curve with one control point is quadratic: addQuadCurve(to:control:).",
        .draws { figure($0).redrawn { $0.drawAsCubic($1) } })
    ]
  }

  /// Mistakes in a figure of cubic curves.
  ///
  /// - Parameter chords: Whether straight lines between the ends make a figure at all.
  static func aboutCubics(chords: Bool = false, _ figure: @escaping Figure) -> [Mistake] {
    aboutAllCurves(chords: chords, figure) + [
      controlsExchanged { figure($0).redrawn { $0.drawWithControlsExchanged($1) } }
    ]
      + [true, false].map { keepsFirst in
        oneControl { figure($0).redrawn { $0.drawAsQuadratic($1, keepingFirst: keepsFirst) } }
      }
  }

  /// The two control points of cubic curves taken for each other.
  static func controlsExchanged(_ drawing: @escaping Figure) -> Mistake {
    Mistake(
      "controls-exchanged", "The two control points of a curve are exchanged.",
      hint: "The pen leaves its start towards control1 and arrives at the end from control2. "
        + "Run the other way, the same curve has them in the other order.",
      .draws(drawing))
  }

  /// Quadratic curves where cubic ones are asked for.
  static func oneControl(_ drawing: @escaping Figure) -> Mistake {
    Mistake(
      "quad-for-cubic", "The curves have one control point each, but two are asked for.",
      hint: "addCurve(to:control1:control2:) takes both: the pen leaves towards control1 and arrives from control2.",
      .draws(drawing))
  }

  private static func aboutAllCurves(chords: Bool, _ figure: @escaping Figure) -> [Mistake] {
    let lines = Mistake(
      "lines-for-curves", "Straight lines lead from control point to control point.",
      hint: "A control point only bends a curve: hand it to addQuadCurve or addCurve, together with the end.",
      .draws { figure($0).redrawn { $0.drawControlPolygon(of: $1) } })
    let straight = Mistake(
      "lines-for-curves", "Straight lines are drawn where curves belong.",
      hint: "addQuadCurve(to:control:) bends the line towards one control point, addCurve(to:control1:control2:) "
        + "towards two.",
      .draws { figure($0).redrawn { $0.drawChord(of: $1) } })
    let order = Mistake(
      "control-and-end", "The end of a curve and its control point are exchanged.",
      hint: "`to:` comes first in the call, but it is where the curve ends; the control points follow it.",
      .draws { figure($0).redrawn { $0.drawInPenOrder($1) } })
    return [lines] + (chords ? [straight] : []) + [order]
  }
}
