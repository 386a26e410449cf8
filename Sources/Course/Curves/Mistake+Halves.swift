import Geometry
import Judging

extension Subpath {
  /// Returns the half mirrored at an upright axis.
  func mirrored(at x: Double) -> Subpath { mapped { Point(2 * x - $0.x, $0.y) } }

  /// Returns the closed outline that runs along this half, and back along another one with the same ends.
  func closed(along other: Subpath) -> Outline {
    Outline([Subpath(start: start, segments: segments + other.reversed.segments, isClosed: true)])
  }

  /// The half with every segment drawn by a pen that may misunderstand it, but gets to its end.
  func redrawn(_ draw: (inout Outline.Pen, Segment) -> Void) -> Subpath {
    Outline([self]).redrawn(draw).subpaths[0]
  }

  /// The outline that is left where only this half is drawn; filling closes it.
  fileprivate var alone: Outline {
    Outline([Subpath(start: start, segments: segmentsForFilling, isClosed: true)])
  }
}

// Mistakes in figures of two halves, the right one mirroring the left one.
extension Mistake {
  /// Returns mistakes about the other half.
  ///
  /// - Parameter half: The left half, an open line from one end of the axis to the other.
  static func aboutHalves(_ half: @escaping @Sendable (Setting) -> Subpath) -> [Mistake] {
    func exchanged(left: Bool) -> Mistake {
      controlsExchanged { setting in
        let right = half(setting)
        let wrong = right.redrawn { $0.drawWithControlsExchanged($1) }
        return (left ? wrong : right).closed(along: (left ? right : wrong).mirrored(at: setting.midX))
      }
    }
    func mirrored(_ message: String, at axis: @escaping @Sendable (Setting) -> Double) -> Mistake {
      Mistake(
        "mirror-axis", message,
        hint:
          "Mirrored at midX, x becomes 2 * rect.midX - x. As a transform: scale x by -1, then move by 2 * rect.midX.",
        .draws { half($0).alone + half($0).mirrored(at: axis($0)).alone })
    }
    func movedFirst(by distance: @escaping @Sendable (Setting) -> Double) -> Mistake {
      Mistake(
        "mirror-axis", "The other half is moved to the right and mirrored then, so that it stands far to the left.",
        hint: "Mirror first, then move. What is added to a transform is done before it: "
          + "CGAffineTransform(translationX: 2 * rect.midX, y: 0).scaledBy(x: -1, y: 1).",
        .draws { half($0).alone + half($0).mirrored(at: -distance($0) / 2).alone })
    }
    func oneControl(keepingFirst: Bool) -> Mistake {
      Mistake.oneControl { setting in
        let half = half(setting).redrawn { $0.drawAsQuadratic($1, keepingFirst: keepingFirst) }
        return half.closed(along: half.mirrored(at: setting.midX))
      }
    }
    return [
      Mistake(
        "half-missing", "There is nothing on the right: that half is missing, or its control points lie on the axis.",
        hint: "The right half has the same curves as the left one, with each x mirrored at rect.midX.",
        .draws { half($0).alone }),
      Mistake(
        "half-missing", "There is nothing on the left: that half is missing, or its control points lie on the axis.",
        hint: "The left half has the same curves as the right one, with each x mirrored at rect.midX.",
        .draws { half($0).mirrored(at: $0.midX).alone }),
      mirrored("The other half is mirrored at x = 0, so that it stands to the left of the rectangle.") { _ in 0 },
      mirrored("The other half is mirrored and then moved by half the width only.") { $0.midX / 2 },
      mirrored("The other half is mirrored at the right edge, so that it stands beside the rectangle.") { $0.maxX },
      movedFirst { 2 * $0.midX },
      movedFirst { $0.midX },
      movedFirst { $0.width },
      exchanged(left: false),
      exchanged(left: true),
      oneControl(keepingFirst: true),
      oneControl(keepingFirst: false),
    ]
  }
}
