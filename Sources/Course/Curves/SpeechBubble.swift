import Geometry
import Judging

extension Exercise {
  /// A rounded body with a tail.
  static let speechBubble = Exercise(
    "Curves", "SpeechBubble", "A rounded body with a tail, in one outline",
    need: "a struct SpeechBubble: Shape that can be made with SpeechBubble(cornerRadius: CGFloat, tailWidth: CGFloat)",
    assessment: Assessment(
      parts: [Part(points: 3, .region { Bubble(in: $0).outline() })],
      parameters: [
        Parameters(["cornerRadius": 20, "tailWidth": 30]),
        Parameters(["cornerRadius": 10, "tailWidth": 24]),
        Parameters(["cornerRadius": 30, "tailWidth": 16]),
        Parameters(["cornerRadius": 0, "tailWidth": 30], unusual: "a corner radius of 0"),
        Parameters(["cornerRadius": -10, "tailWidth": 30], unusual: "a negative corner radius"),
        // Which side limits the radius depends on the rectangle.
        Parameters(
          ["cornerRadius": 60, "tailWidth": 30], unusual: "a corner radius larger than half the body", everywhere: true),
        Parameters(["cornerRadius": 400, "tailWidth": 30], unusual: "a corner radius larger than the body"),
        Parameters(["cornerRadius": 20, "tailWidth": 0], unusual: "a tail without a width"),
        Parameters(["cornerRadius": 20, "tailWidth": -30], unusual: "a negative width of the tail"),
        Parameters(["cornerRadius": 20, "tailWidth": 90], unusual: "a tail wider than the straight edge"),
        Parameters(["cornerRadius": 20, "tailWidth": 500], unusual: "a tail wider than the body"),
      ],
      variation: { Parameters(["cornerRadius": $0.number(5...35), "tailWidth": $0.number(8...28)]) },
      mistakes: corners + tailLimits + radii + tails + bodies),
    hints: [
      "Work out the body first: where is its lower edge, and how much of that is straight? Then go round once.",
      "The lower edge is at minY + height * 3 / 4. Limit the radius to 0…half the body's smaller side, the tail to "
        + "0…width - 2 * radius. addArc(tangent1End:tangent2End:radius:) rounds a corner.",
      "Start at (midX, minY). Round the corners on the right with addArc(tangent1End:tangent2End:radius:), then three "
        + "lines: to (midX + tail / 2, bottom), (midX, maxY), (midX - tail / 2, bottom). Round the corners on the left, "
        + "closeSubpath().",
    ])

  // MARK: Mistakes about the corners

  private static let corners = [
    Mistake(
      "quad-corners", "The corners are quadratic curves, which are not quite parts of a circle.",
      hint: "A quarter of a circle is an arc: addArc(tangent1End:tangent2End:radius:).",
      .draws { Bubble(in: $0).outline { pen, corner in pen.quadratic(control: corner.point, to: corner.end) } }),
    Mistake(
      "cut-corners", "The corners are cut off by straight lines.",
      hint: "addArc(tangent1End:tangent2End:radius:) draws a round corner. Its first point is the corner itself.",
      .draws { Bubble(in: $0).outline { pen, corner in pen.line(corner.end) } }),
    Mistake(
      "radius-ignored", "The corners are not round.",
      hint: "addArc(tangent1End:tangent2End:radius:) draws a round corner. Its first point is the corner itself.",
      .draws { Bubble(in: $0) { $0.radius = 0 }.outline() }),
    Mistake(
      "arc-direction", "The arcs at the corners run the other way round: each makes a loop of three quarters.",
      hint: "Going round by way of the right, the arcs run with growing angles, that is clockwise: false.",
      .draws { Bubble(in: $0).outline { pen, corner in pen.arc(corner, sweepDegrees: -270) } }),
    Mistake(
      "arc-direction", "The arcs at the corners are hollow: they bulge into the body.",
      hint: "The centre of a round corner lies inside, one radius away from both edges.",
      .draws {
        Bubble(in: $0).outline { pen, corner in
          pen.arc(
            center: corner.point, radius: corner.radius, fromDegrees: corner.startDegrees - 90, sweepDegrees: -90)
        }
      }),
    elliptical(across: 1, down: 0.5),
    elliptical(across: 0.5, down: 1),
  ]

  /// Corners whose width and height are shares of the radius.
  private static func elliptical(across: Double, down: Double) -> Mistake {
    Mistake(
      "elliptical-corners", "The corners are parts of ellipses: their width and their height are not the same.",
      hint: "The corners are quarters of circles: the radius serves both, CGSize(width: radius, height: radius).",
      .draws { setting in
        // Round corners in a body that is squeezed or stretched afterwards.
        let factor = down / across
        let radius = setting.limitedRadius * across
        let bubble = Bubble(in: setting, radius: radius, tailWidth: Bubble(in: setting).tailWidth) {
          $0.bottom = setting.minY + setting.height * 0.75 / factor
          $0.tip.y = setting.minY + setting.height / factor
        }
        return bubble.outline().mapped { Point($0.x, setting.minY + ($0.y - setting.minY) * factor) }
      })
  }

  // MARK: Mistakes about the limits

  /// The radius is limited, by the learner or by SwiftUI, but the tail follows the one that was asked for.
  private static let tailLimits = [true, false].map { isTailKept in
    Mistake(
      "tail-limit", "The tail's limit is worked out with the cornerRadius that was asked for, which may be too large.",
      hint: "Limit the radius first: min(max(cornerRadius, 0), min(body width, body height) / 2). Then the tail has "
        + "room for rect.width - 2 * radius.",
      .draws { setting in
        var bubble = Bubble(in: setting, radius: setting.cornerRadius, isTailKept: isTailKept)
        bubble.radius = setting.limitedRadius
        return bubble.outline()
      })
  }

  private static let radii: [Mistake] = {
    let limits: [@Sendable (Setting) -> Double] = [
      { $0.cornerRadius }, { max($0.cornerRadius, 0) }, { min(max($0.cornerRadius, 0), $0.width / 2) },
      { min(max($0.cornerRadius, 0), $0.height * 0.375) },
    ]
    var drawings: [Figure] = [{ Bubble(in: $0, radius: min($0.cornerRadius, $0.limitOfRadius)).outline() }]
    for limit in limits {
      for isTailKept in [true, false] {
        let bubble: @Sendable (Setting) -> Bubble = { Bubble(in: $0, radius: limit($0), isTailKept: isTailKept) }
        drawings.append { bubble($0).outline() }
        for start in Bubble.Start.allCases { drawings.append { bubble($0).outlineByTangents(from: start) } }
      }
    }
    return drawings.map { drawing in
      Mistake(
        "corner-radius-unclamped", "The radius is not limited to what the body has room for, or to 0 from below.",
        hint: "Limit it before you draw: min(max(cornerRadius, 0), min(body width, body height) / 2).", .draws(drawing))
    } + [
      Mistake(
        "limit-of-rectangle", "The radius is limited to half of the rectangle's smaller side, not to that of the body.",
        hint: "The body is three quarters as high as the rectangle: min(rect.width, rect.height * 0.75) / 2.",
        .draws { Bubble(in: $0, radius: min(max($0.cornerRadius, 0), $0.radius)).outline() }),
      Mistake(
        "parameters-exchanged", "cornerRadius and tailWidth are exchanged.",
        hint: "The corners follow cornerRadius, the tail follows tailWidth.",
        .draws { setting in
          var exchanged = setting
          (exchanged.given["cornerRadius"], exchanged.given["tailWidth"]) = (setting.tailWidth, setting.cornerRadius)
          return Bubble(in: exchanged).outline()
        }),
    ] + wholeSide
  }()

  private static let wholeSide = [true, false].flatMap { isTailKept in
    let bubble: @Sendable (Setting) -> Bubble = {
      Bubble(in: $0, radius: min(max($0.cornerRadius, 0), 2 * $0.limitOfRadius), isTailKept: isTailKept)
    }
    var drawings: [Figure] = [{ bubble($0).outline() }]
    for start in Bubble.Start.allCases { drawings.append { bubble($0).outlineByTangents(from: start) } }
    return drawings.map { drawing in
      Mistake(
        "limit-of-whole-side", "The radius is limited to the body's smaller side, not to half of it.",
        hint: "There is a round corner at each end of a side: min(body width, body height) / 2.", .draws(drawing))
    }
  }

  // MARK: Mistakes about the tail

  private static let tails: [Mistake] = {
    let widths: [@Sendable (Setting) -> Double] = [
      { $0.tailWidth }, { max($0.tailWidth, 0) }, { min($0.tailWidth, $0.straightEdge) },
      { min(max($0.tailWidth, 0), $0.width) }, { min($0.tailWidth, $0.width) },
      { min(max($0.tailWidth, 0), $0.width - $0.limitedRadius) },
    ]
    let roads: [@Sendable (Bubble) -> Outline] = [{ $0.outline() }, { $0.outlineByTangents() }]
    func mistakes(
      _ code: String, _ message: String, hint: String, _ bubble: @escaping @Sendable (Setting) -> Bubble
    ) -> [Mistake] {
      roads.map { road in Mistake(code, message, hint: hint, .draws { road(bubble($0)) }) }
    }
    let unclamped = widths.flatMap { width in
      mistakes(
        "tail-unclamped", "The width of the tail is not limited to 0…the straight part of the body's lower edge.",
        hint: "Limit it before you draw: min(max(tailWidth, 0), rect.width - 2 * radius), with the limited radius."
      ) { Bubble(in: $0, tailWidth: width($0)) }
    }
    let places: [@Sendable (Bubble) -> (left: Double, tip: Double)] = [
      { ($0.tip.x, $0.tip.x) },
      { ($0.tip.x - $0.tailWidth, $0.tip.x) },
      { ($0.tailLeft, $0.minX) },
      { ($0.tailLeft, $0.maxX) },
      { ($0.tailLeft, $0.tailLeft) },
      { ($0.tailLeft, $0.tailRight) },
      { ($0.edgeLeft, $0.minX) },
      { ($0.edgeLeft, $0.edgeLeft) },
      { ($0.edgeLeft, $0.edgeLeft + $0.tailWidth / 2) },
      { ($0.edgeRight - $0.tailWidth, $0.maxX) },
      { ($0.edgeRight - $0.tailWidth, $0.edgeRight) },
      { ($0.edgeRight - $0.tailWidth, $0.edgeRight - $0.tailWidth / 2) },
      { ($0.minX, $0.minX) },
      { ($0.maxX - $0.tailWidth, $0.maxX) },
    ]
    let misplaced = places.flatMap { place in
      mistakes(
        "tail-off-center", "The tail does not stand in the middle of the lower edge.",
        hint: "It begins at midX - tailWidth / 2 and midX + tailWidth / 2, and its tip is (midX, maxY)."
      ) { setting in
        Bubble(in: setting) { bubble in
          let (left, tip) = place(bubble)
          (bubble.tailLeft, bubble.tailRight, bubble.tip.x) = (left, left + bubble.tailWidth, tip)
        }
      }
    }
    let twiceAsWide = mistakes(
      "tail-twice-as-wide", "The tail is twice as wide as it should be.",
      hint: "It begins half of tailWidth to the left and half of it to the right of midX."
    ) { Bubble(in: $0, tailWidth: 2 * Bubble(in: $0).tailWidth) }
    let missing = Mistake(
      "tail-missing", "There is no tail.",
      hint: "On the lower edge of the body, go down to (midX, maxY) and back up.",
      .draws { Bubble(in: $0, tailWidth: 0).outline() })
    return unclamped + misplaced + twiceAsWide + [missing]
  }()

  // MARK: Mistakes about the body

  private static let bodies: [Mistake] =
    [nil, 0.25, 10, 15, 20, 25, 30].map { (length: Double?) in
      Mistake(
        length == nil ? "body-whole-height" : "tail-outside",
        length == nil
          ? "The body fills the whole height, so that no room is left for the tail."
          : "The tail hangs out of the rectangle, and the body fills it.",
        hint: "The body is the upper three quarters of the rectangle: its lower edge is at minY + height * 3 / 4.",
        .draws { setting in
          let tail = length.map { $0 < 1 ? $0 * setting.height : $0 } ?? 0
          let radius = min(max(setting.cornerRadius, 0), setting.radius)
          return Bubble(in: setting, radius: radius) {
            $0.bottom = setting.maxY
            $0.tip.y = setting.maxY + tail
          }.outline()
        })
    }
    + [0.25, 0.5, 2.0 / 3, 0.7, 0.8, 0.9].map { share in
      Mistake(
        "body-height", "The body is not three quarters of the rectangle high.",
        hint: "Its lower edge is at minY + height * 3 / 4; the tail has the last quarter.",
        .draws { setting in
          let radius = min(max(setting.cornerRadius, 0), min(setting.width, setting.height * share) / 2)
          return Bubble(in: setting, radius: radius) { $0.bottom = setting.minY + share * setting.height }.outline()
        })
    }
    + [
      Mistake(
        "width-for-height", "The height of the body is three quarters of the width.",
        hint: "The lower edge of the body is at minY + height * 3 / 4.",
        .draws { setting in
          let radius = min(max(setting.cornerRadius, 0), min(setting.width, setting.width * 0.75) / 2)
          return Bubble(in: setting, radius: radius) { $0.bottom = setting.minY + 0.75 * setting.width }.outline()
        })
    ]
}
