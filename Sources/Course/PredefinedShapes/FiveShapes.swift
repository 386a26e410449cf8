import Geometry
import Judging

extension Exercise {
  /// A column of SwiftUI's own shapes.
  static let fiveShapes = Exercise(
    "PredefinedShapes", "FiveShapes", "The five shapes that SwiftUI brings, one below the other",
    need: "a struct FiveShapes: View that can be made with FiveShapes()",
    assessment: Assessment(
      parts: [Part("the view", points: 1, .marks { marks(in: column(of: $0)) })],
      mistakes: [
        Mistake.shows(
          "padding-missing", "There is no padding: the shapes reach the edges of the space.",
          hint: "Behind the closing brace of the VStack: .padding()."
        ) { marks(in: column(of: $0, padding: 0)) },
        Mistake.shows(
          "padding-on-each", "Each shape has a padding of its own, so that the gaps are too large.",
          hint: "Put .padding() behind the closing brace of the VStack: it belongs to the stack."
        ) { setting in marks(in: column(of: setting, padding: 0).map { $0.expanded(by: -16) }) },
        Mistake.shows(
          "padding-on-some-sides", "There is padding on the left and the right only.",
          hint: "Without the name of an edge it is on all sides: .padding()."
        ) { setting in marks(in: column(of: setting, across: 16, along: 0)) },
        Mistake.shows(
          "padding-on-some-sides", "There is padding above and below only.",
          hint: "Without the name of an edge it is on all sides: .padding()."
        ) { setting in marks(in: column(of: setting, across: 0, along: 16)) },
        Mistake.shows(
          "side-by-side", "The shapes stand side by side.", hint: "A VStack puts them below one another."
        ) { setting in
          let inner = setting.box.expanded(by: -16)
          let width = (inner.width - 4 * 8) / 5
          return marks(
            in: (0..<5).map {
              Box(x: inner.minX + Double($0) * (width + 8), y: inner.minY, width: width, height: inner.height)
            })
        },
        Mistake.shows(
          "on-top", "The shapes lie on top of each other.", hint: "A VStack puts them below one another."
        ) { setting in marks(in: (0..<5).map { _ in setting.box.expanded(by: -16) }) },
        Mistake.shows(
          "circular-style", "The capsule has half circles at its ends: its style was named.",
          hint: "Make all shapes without a style: Capsule()."
        ) { marks(in: column(of: $0), .circular) },
        wrongOrder([4, 3, 2, 1, 0]), wrongOrder([1, 0, 2, 3, 4]), wrongOrder([0, 2, 1, 3, 4]),
        wrongOrder([0, 1, 3, 2, 4]), wrongOrder([0, 1, 2, 4, 3]),
        missing(0, "rectangle"), missing(1, "rounded rectangle"), missing(2, "circle"), missing(3, "capsule"),
        missing(4, "ellipse"),
      ] + [8, 10, 12, 20, 24, 25, 30].map { wrongPadding($0) }
        + [0, 4, 10, 12, 16, 20, 25, 30].map { wrongSpacing($0) }
    ),
    hints: [
      "A stack lays out the shapes, and a modifier behind it makes the room around them.",
      "Name the five shapes between the braces of VStack { }. Behind its closing brace comes .padding(), with no number.",
      "VStack { Rectangle(); RoundedRectangle(cornerRadius: 25); Circle(); Capsule(); Ellipse() }.padding(), each shape on "
        + "a line of its own instead of the semicolons.",
    ])

  private static func column(
    of setting: Setting, padding: Double = 16, spacing: Double = 8, count: Int = 5
  ) -> [Box] {
    column(of: setting, across: padding, along: padding, spacing: spacing, count: count)
  }

  /// Returns the rows of a column with equal heights.
  private static func column(
    of setting: Setting, across: Double, along: Double, spacing: Double = 8, count: Int = 5
  ) -> [Box] {
    let height = (setting.height - 2 * along - Double(count - 1) * spacing) / Double(count)
    return (0..<count).map { number in
      Box(
        x: setting.minX + across, y: setting.minY + along + Double(number) * (height + spacing),
        width: setting.width - 2 * across, height: height)
    }
  }

  /// Returns the shapes in their boxes, from the top to the bottom.
  ///
  /// - Parameter kinds: Which shape comes where, by its number in the right order.
  private static func marks(
    in boxes: [Box], kinds: [Int] = [0, 1, 2, 3, 4], _ curve: CornerCurve = .continuous
  ) -> [ExpectedMark] {
    zip(boxes, kinds).map { box, kind in
      let radius = min(box.width, box.height) / 2
      return switch kind {
      case 0:
        .fill(.roundedRectangle(box, radius: 0, curve), as: "the rectangle")
      case 1: .fill(.roundedRectangle(box, radius: 25, .continuous), as: "the rounded rectangle")
      case 2: .fill(.circle(center: box.center, radius: radius), as: "the circle")
      case 3: .fill(.roundedRectangle(box, radius: radius, curve), as: "the capsule")
      default:
        .fill(
          Outline.circle(center: Point(0.5, 0.5), radius: 0.5).mapped {
            Point(box.minX + $0.x * box.width, box.minY + $0.y * box.height)
          }, as: "the ellipse")
      }
    }
  }

  private static func wrongOrder(_ kinds: [Int]) -> Mistake {
    .shows(
      "wrong-order", "The shapes are all there, but not in the right order.",
      hint: "From top to bottom: Rectangle, RoundedRectangle, Circle, Capsule, Ellipse."
    ) { marks(in: column(of: $0), kinds: kinds) }
  }

  private static func missing(_ kind: Int, _ name: String) -> Mistake {
    .shows(
      "shape-missing", "The \(name) is missing.",
      hint: "There are five: Rectangle, RoundedRectangle, Circle, Capsule, Ellipse."
    ) { marks(in: column(of: $0, count: 4), kinds: (0..<5).filter { $0 != kind }) }
  }

  private static func wrongPadding(_ padding: Double) -> Mistake {
    .shows(
      "wrong-padding", "The padding is \(Int(padding)) points, but it should be 16.",
      hint: "Without a number it is just that: .padding()."
    ) { marks(in: column(of: $0, padding: padding)) }
  }

  private static func wrongSpacing(_ spacing: Double) -> Mistake {
    .shows(
      "wrong-spacing", "There are \(Int(spacing)) points between two shapes, but there should be 8.",
      hint: "A VStack without a spacing puts 8 points between two shapes."
    ) { marks(in: column(of: $0, spacing: spacing)) }
  }
}
