import Drawing
import Geometry

// Mistakes in whether lines lie on an outline or inside of it, and whether an outline is filled or stroked.
extension SceneSuspicion {
  static let borderInside = SceneSuspicion("border-inside") { wrong in
    // A line inside of an outline looks like one of twice the width that is cut off at the outline.
    let isExplained = wrong.allSatisfy { trial in
      guard let picture = trial.picture else { return false }
      let inside = picture.expected.map { mark in
        guard case .stroke(let outline, let style) = mark.content, outline.isClosed else { return mark }
        var mark = mark
        mark.content = .stroke(outline, style.doubled)
        mark.clips.append(Drawing.Clip(outline))
        return mark
      }
      return inside != picture.expected && PictureComparison.difference(of: picture.actual, from: inside) == nil
    }
    guard isExplained else { return nil }
    return Explanation(
      "The line lies inside of the outline, but it should be centred on it: half inside, half outside.",
      hint: "strokeBorder draws inside, stroke draws along the outline.")
  }

  static let borderCentred = SceneSuspicion("border-centred") { wrong in
    let isExplained = wrong.allSatisfy { trial in
      trial.picture?.isRight { wanted, found in
        guard case .stroke = wanted.content, case .stroke(let outline, let style) = found.content, outline.isClosed
        else {
          return nil
        }
        var mark = found.with(.stroke(outline, style.doubled))
        mark.clips.append(Drawing.Clip(outline))
        return mark
      } ?? false
    }
    guard isExplained else { return nil }
    return Explanation(
      "Half of the line lies outside: it is centred on the edge, but should lie wholly inside.",
      hint:
        "strokeBorder draws a line of the whole width inside. Or inset the shape by half of the width and stroke it.")
  }

  static let filledNotStroked = SceneSuspicion("filled-not-stroked") { wrong in
    let isExplained = wrong.allSatisfy { trial in
      trial.picture?.isRight { wanted, found in
        guard case .stroke(_, let style) = wanted.content, case .fill(let outline, _) = found.content else {
          return nil
        }
        return found.with(.stroke(outline, style))
      } ?? false
    }
    guard isExplained else { return nil }
    return Explanation(
      "The outline is filled, but only its line should be drawn.",
      hint: "A shape on its own is filled. stroke(lineWidth:) draws the line along it.")
  }

  static let strokedNotFilled = SceneSuspicion("stroked-not-filled") { wrong in
    let isExplained = wrong.allSatisfy { trial in
      trial.picture?.isRight { wanted, found in
        guard case .fill(_, let rule) = wanted.content, case .stroke(let outline, _) = found.content else { return nil }
        return found.with(.fill(outline, rule))
      } ?? false
    }
    guard isExplained else { return nil }
    return Explanation("Only the line of the outline is drawn, but it should be filled.", hint: "fill fills a shape.")
  }
}

extension Drawing.LineStyle {
  /// The style with twice the width.
  fileprivate var doubled: Drawing.LineStyle {
    var style = self
    style.stroke.width *= 2
    return style
  }
}

extension Outline {
  /// Whether every subpath is closed or returns to its start.
  fileprivate var isClosed: Bool {
    !isEmpty && subpaths.allSatisfy { $0.isClosed || $0.start.distance(to: $0.end) < 1e-6 }
  }
}
