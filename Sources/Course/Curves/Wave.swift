import Foundation
import Geometry
import Judging

extension Exercise {
  /// An open line of bumps, up and down in turn.
  static let wave = Exercise(
    "Curves", "Wave", "An open line of bumps, up and down in turn, made by a loop",
    need: "a struct Wave: Shape that can be made with Wave(periods: Int)",
    assessment: Assessment(
      parts: [Part(points: 2, .lines { wave(in: $0) })],
      parameters: [
        Parameters(["periods": 2]),
        Parameters(["periods": 1]),
        Parameters(["periods": 3]),
        Parameters(["periods": 7]),
        Parameters(["periods": 0], unusual: "no periods at all"),
        Parameters(["periods": -2], unusual: "a negative number of periods"),
      ],
      variation: { Parameters(["periods": $0.number(1...12)]) },
      mistakes: [
        Mistake(
          "starts-downward", "The first bump goes down: up and down are exchanged.",
          hint: "y grows downwards: the first control point is higher than the line, at midY - height.",
          .draws { wave(in: $0, heights: [1, -1]) }),
        oneSide { wave(in: $0, heights: [-1]) },
        oneSide { wave(in: $0, heights: [1]) },
        oneSide { wave(in: $0, count: $0.periods, heights: [-1]) },
        oneSide { wave(in: $0, heights: [-0.5]) },
        Mistake(
          "control-on-curve",
          "The wave gets only half way to the edges: a curve does not go through its control point.",
          hint: "A quadratic curve gets half way to its control point. So that lies at midY - height, which is outside "
            + "of the rectangle, and then at midY + height.",
          .draws { wave(in: $0, heights: [-0.5, 0.5]) }),
        Mistake(
          "half-the-periods", "There are half as many bumps as there should be, each twice as wide.",
          hint: "A period is a bump up and a bump down: there are 2 * periods curves.",
          .draws { wave(in: $0, count: $0.periods) }),
        Mistake(
          "half-the-periods", "The wave ends in the middle: there are half as many curves as there should be.",
          hint: "A period is a bump up and a bump down: there are 2 * periods curves.",
          .draws { wave(in: $0, count: $0.periods, step: $0.step) }),
        Mistake(
          "step-width", "Each bump is twice as wide as it should be, so that the wave runs out of the rectangle.",
          hint: "2 * periods curves share the width: each is rect.width / CGFloat(2 * periods) wide.",
          .draws { wave(in: $0, step: 2 * $0.step) }),
        Mistake(
          "step-width", "Each bump is half as wide as it should be, so that the wave ends in the middle.",
          hint: "2 * periods curves share the width: each is rect.width / CGFloat(2 * periods) wide.",
          .draws { wave(in: $0, step: $0.step / 2) }),
        Mistake(
          "twice-the-periods", "There are twice as many bumps as there should be.",
          hint: "A period is a bump up and a bump down: there are 2 * periods curves.",
          .draws { wave(in: $0, count: 4 * $0.periods) }),
        Mistake(
          "curve-count", "There is one curve too many.",
          hint: "0...count has one number more than 0..<count.",
          .draws { wave(in: $0, count: $0.periods > 0 ? 2 * $0.periods + 1 : 0, step: $0.step) }),
        Mistake(
          "curve-count", "There is one curve too few.",
          hint: "There are 2 * periods curves; a range 0..<count has count numbers.",
          .draws { wave(in: $0, count: 2 * $0.periods - 1, step: $0.step) }),
        offMiddle(0),
        offMiddle(1),
        Mistake(
          "cubic-for-quad", "One cubic curve makes a whole period, and its bumps are too flat.",
          hint: "Each bump is a quadratic curve of its own: addQuadCurve(to:control:).",
          .draws { setting in
            spans(in: setting, count: setting.periods, step: 2 * setting.step) { pen, start, end, _ in
              let middle = (start + end) / 2
              pen.cubic(
                Point(middle, setting.midY - setting.height), Point(middle, setting.midY + setting.height),
                to: Point(end, setting.midY))
            }
          }),
        Mistake(
          "sine-wave", "This is a sine: its bumps are a bit narrower at their tops than those of quadratic curves.",
          hint: "Each bump is one curve: addQuadCurve(to:control:).",
          mentioning: "sin(",
          .draws { setting in
            spans(in: setting, count: 2 * setting.periods, step: setting.step) { pen, start, end, number in
              for part in 1...32 {
                let share = Double(part) / 32
                let height = sin(share * .pi) * setting.height / 2
                pen.line(start + (end - start) * share, setting.midY + (number.isMultiple(of: 2) ? -height : height))
              }
            }
          }),
        Mistake(
          "lines-for-curves", "The wave is a zigzag of straight lines.",
          hint: "Each bump is one curve: addQuadCurve(to:control:).",
          .draws { setting in
            spans(in: setting, count: 2 * setting.periods, step: setting.step) { pen, start, end, number in
              pen.line((start + end) / 2, number.isMultiple(of: 2) ? setting.minY : setting.maxY)
              pen.line(end, setting.midY)
            }
          }),
        copies(of: 1),
        copies(of: 2),
        water(to: [(1, 1), (0, 1)]),
        water(to: [(1, 1), (0, 1), (0, 0.5)]),
      ] + [1, 2, 3, 4, 5].map { alwaysSoMany($0) } + [10, 20, 25, 30, 40, 50, 100].flatMap { fixedStep($0) }
        + Mistake.aboutQuadratics(chords: true) { wave(in: $0) }),
    hints: [
      "A loop adds one curve after the other. All have the same width; what changes in turn?",
      "There are 2 * periods curves, each rect.width / CGFloat(2 * periods) wide. The control lies over the middle of "
        + "its curve, at midY - height for even numbers and at midY + height for odd ones.",
      "guard periods >= 1, move to (minX, midY), then for index in 0..<2 * periods: let x = minX + CGFloat(index) * step; "
        + "addQuadCurve(to: (x + step, midY), control: (x + step / 2, midY - height or midY + height)). No closeSubpath().",
    ])

  /// Returns a wave.
  ///
  /// - Parameters:
  ///   - count: How many curves.
  ///   - step: How wide each of them is, in points.
  ///   - heights: How far the controls lie below the line, in turn, as multiples of the height.
  ///   - place: Where the controls lie between the start and the end of their curve.
  private static func wave(
    in setting: Setting, count: Int? = nil, step: Double? = nil, heights: [Double] = [-1, 1], place: Double = 0.5
  ) -> Outline {
    let count = count ?? 2 * setting.periods
    return spans(in: setting, count: count, step: step ?? setting.width / Double(count)) { pen, start, end, number in
      let y = setting.midY + heights[number % heights.count] * setting.height
      pen.quadratic(control: Point(start + (end - start) * place, y), to: Point(end, setting.midY))
    }
  }

  /// Returns an open line, drawn span by span; there is none where there are no spans.
  private static func spans(
    in setting: Setting, count: Int, step: Double,
    draw: (inout Outline.Pen, _ start: Double, _ end: Double, _ number: Int) -> Void
  ) -> Outline {
    Outline { pen in
      guard count >= 1, step > 0 else { return }
      pen.move(setting.minX, setting.midY)
      for number in 0..<count {
        let start = setting.minX + Double(number) * step
        draw(&pen, start, start + step, number)
      }
    }
  }

  private static func oneSide(_ drawing: @escaping Figure) -> Mistake {
    Mistake(
      "bumps-on-one-side", "All bumps are on the same side of the line.",
      hint: "Every second control point lies on the other side: index.isMultiple(of: 2) tells them apart.",
      .draws(drawing))
  }

  /// The wave as the surface of water: lines go on from its end to places in fractions of the width and the height.
  private static func water(to places: [(Double, Double)]) -> Mistake {
    Mistake(
      "closed-stroke", "The line goes on along the lower edge and back below the start: a wave stays open.",
      hint: "Stop after the last curve. Leave out the lines below it, and closeSubpath().",
      .draws { setting in
        var outline = wave(in: setting)
        for index in outline.subpaths.indices {
          for place in places {
            let end = outline.subpaths[index].end
            outline.subpaths[index].segments.append(.line(end, setting.at(place.0, place.1)))
          }
        }
        return outline
      })
  }

  /// A path for every so many curves, added to that of the wave.
  private static func copies(of count: Int) -> Mistake {
    Mistake(
      "added-paths", "The bumps are paths of their own: addPath puts them side by side, but does not join them.",
      hint: "Add all curves to one path: move(to:) once before the loop, and addQuadCurve(to:control:) in it.",
      mentioning: "addPath(",
      .draws { setting in
        Outline(
          wave(in: setting).subpaths.flatMap { line in
            stride(from: 0, to: line.segments.count, by: count).map { first in
              let segments = Array(line.segments[first..<min(first + count, line.segments.count)])
              return Subpath(start: segments[0].start, segments: segments)
            }
          })
      })
  }

  private static func offMiddle(_ place: Double) -> Mistake {
    Mistake(
      "control-off-middle", "The bumps lean to a side: their controls lie over an end of the curve.",
      hint: "The control lies over the middle of its curve: half a step after its start.",
      .draws { wave(in: $0, place: place) })
  }

  private static func alwaysSoMany(_ periods: Int) -> Mistake {
    Mistake(
      "periods-ignored", "The wave has the same number of periods, whatever `periods` is.",
      hint: "The number of curves follows from `periods`: 2 * periods.",
      .draws { wave(in: $0, count: 2 * periods) })
  }

  /// Curves of a width in points: as many as there are periods for, or as many as the rectangle has room for.
  private static func fixedStep(_ step: Double) -> [Mistake] {
    let drawings: [Figure] = [
      { wave(in: $0, step: step) },
      { wave(in: $0, count: Int(($0.width / step).rounded(.up)), step: step) },
      { wave(in: $0, count: Int(($0.width / step).rounded(.down)), step: step) },
    ]
    return drawings.map { drawing in
      Mistake(
        "fixed-step", "The curves have a fixed width, whatever the rectangle's width is.",
        hint: "2 * periods curves share the width: each is rect.width / CGFloat(2 * periods) wide.", .draws(drawing))
    }
  }
}

extension Setting {
  fileprivate var periods: Int { Int(self["periods"]) }

  /// The width of one curve.
  fileprivate var step: Double { width / Double(2 * periods) }
}
