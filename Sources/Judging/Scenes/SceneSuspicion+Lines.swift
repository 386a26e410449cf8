import Drawing
import Geometry

// Mistakes in how lines are drawn.
extension SceneSuspicion {
  static let lineWidth = style("wrong-line-width") { wanted, found in
    guard wanted.stroke.width != found.stroke.width else { return nil }
    var style = found
    style.stroke.width = wanted.stroke.width
    return style
  } message: { wanted, found in
    Explanation(
      "The line is \(Spelling.points(found.stroke.width)) wide, but \(Spelling.points(wanted.stroke.width)) are expected.",
      hint: found.stroke.width == 1 ? "Without a lineWidth a line is 1 point wide." : nil)
  }

  static let lineCap = style("wrong-line-cap") { wanted, found in
    guard wanted.stroke.cap != found.stroke.cap else { return nil }
    var style = found
    style.stroke.cap = wanted.stroke.cap
    return style
  } message: { wanted, found in
    Explanation(
      "The ends of the line are \(found.stroke.cap.words), but \(wanted.stroke.cap.words) ends are expected.",
      hint: "lineCap in StrokeStyle forms the ends of an open line, lineJoin its corners.")
  }

  static let lineJoin = style("wrong-line-join") { wanted, found in
    guard wanted.stroke.join != found.stroke.join || wanted.stroke.miterLimit != found.stroke.miterLimit else {
      return nil
    }
    var style = found
    style.stroke.join = wanted.stroke.join
    style.stroke.miterLimit = wanted.stroke.miterLimit
    return style
  } message: { wanted, found in
    wanted.stroke.join == found.stroke.join
      ? Explanation(
        "The pointed corners of the line are cut off at another miter limit than the expected "
          + "\(Spelling.text(wanted.stroke.miterLimit)).")
      : Explanation(
        "The corners of the line are \(found.stroke.join.words), but \(wanted.stroke.join.words) corners are expected.",
        hint: "lineJoin in StrokeStyle forms the corners of a line, lineCap its ends.")
  }

  static let dash = style("wrong-dash") { wanted, found in
    guard wanted.dash != found.dash || wanted.dashPhase != found.dashPhase else { return nil }
    var style = found
    (style.dash, style.dashPhase) = (wanted.dash, wanted.dashPhase)
    return style
  } message: { wanted, found in
    if found.dash.isEmpty {
      return Explanation(
        "The line has no dashes.", hint: "dash in StrokeStyle lists the lengths of dashes and gaps in turn.")
    }
    if wanted.dash.isEmpty { return Explanation("The line is dashed, but an unbroken one is expected.") }
    if wanted.dash == found.dash {
      return Explanation(
        "The dashes begin \(Spelling.points(found.dashPhase)) into their pattern, but "
          + "\(Spelling.points(wanted.dashPhase)) are expected.", hint: "dashPhase in StrokeStyle moves the pattern.")
    }
    return Explanation(
      "The dashes and gaps are \(Spelling.array(found.dash)), but \(Spelling.array(wanted.dash)) is expected.",
      hint: "The numbers are lengths in points, in turn on and off, begun anew at the end of the list.")
  }

  /// Several measures of the line are wrong at once.
  static let lineStyle = style("wrong-line-style") { wanted, found in
    wanted == found ? nil : wanted
  } message: { wanted, found in
    Explanation(
      "The line is drawn in another style than expected: \(found.words) instead of \(wanted.words).",
      hint: "StrokeStyle takes them all at once: StrokeStyle(lineWidth: ..., lineCap: ..., lineJoin: ..., dash: ...).")
  }

  private static func style(
    _ code: String,
    _ correct: @escaping @Sendable (_ wanted: Drawing.LineStyle, _ found: Drawing.LineStyle) -> Drawing.LineStyle?,
    message: @escaping @Sendable (_ wanted: Drawing.LineStyle, _ found: Drawing.LineStyle) -> Explanation
  ) -> SceneSuspicion {
    SceneSuspicion(code) { wrong in
      var explanation: Explanation?
      let isExplained = wrong.allSatisfy { trial in
        trial.picture?.isRight { wanted, found in
          guard case .stroke(_, let expected) = wanted.content, case .stroke(let outline, let actual) = found.content,
            let corrected = correct(expected, actual)
          else { return nil }
          if explanation == nil { explanation = message(expected, actual) }
          return found.with(.stroke(outline, corrected))
        } ?? false
      }
      return isExplained ? explanation : nil
    }
  }
}

extension Drawing.Mark {
  /// Returns the mark with another content.
  func with(_ content: Content) -> Drawing.Mark {
    var mark = self
    mark.content = content
    return mark
  }
}

extension Drawing.LineStyle {
  fileprivate var words: String {
    let dashes = dash.isEmpty ? "" : ", dashes \(Spelling.array(dash))"
    return "\(Spelling.points(stroke.width)) wide, \(stroke.cap.words) ends, \(stroke.join.words) corners\(dashes)"
  }
}

extension Stroke.Cap {
  fileprivate var words: String {
    switch self {
    case .butt: "plain"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension Stroke.Join {
  fileprivate var words: String {
    switch self {
    case .miter: "pointed"
    case .round: "round"
    case .bevel: "bevelled"
    }
  }
}

extension Spelling {
  /// Returns a length with its unit.
  static func points(_ length: Double) -> String {
    let number = text(length)
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// Returns numbers as Swift writes an array.
  static func array(_ numbers: [Double]) -> String { "[\(numbers.prefix(8).map { text($0) }.joined(separator: ", "))]" }
}
