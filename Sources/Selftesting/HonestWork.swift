import Course

/// A solved exercise of somebody honest, who must not suffer from what others submit.
///
/// Kept here and not read from Solutions, which a learner's copy of the workbook may lack.
package struct HonestWork: Sendable {
  /// The id of the exercise.
  package var exercise: String

  /// The text of its file.
  package var text: String

  /// All that there are.
  package static let all = [coin, diamond, dome, cone, lens, checkmark, insetDiamond]

  /// Returns an exercise of the chapter of a submission that the submission itself leaves alone, or nil.
  package static func neighbour(of submission: HostileSubmission) -> HonestWork? {
    let chapter = submission.exercise.prefix { $0 != "/" }
    let names = submission.files.map { String(decoding: $0.name, as: UTF8.self) }
    return all.first { work in
      work.exercise.prefix { $0 != "/" } == chapter && work.exercise != submission.exercise
        && !names.contains { Course.exercise(id: work.exercise)?.file == $0 }
    }
  }

  private static let coin = HonestWork(
    exercise: "PredefinedShapes/Coin",
    text: """
      import SwiftUI

      struct Coin: Shape {
        func path(in rect: CGRect) -> Path {
          return Circle().path(in: rect)
        }
      }

      """)

  private static let diamond = HonestWork(
    exercise: "Paths/Diamond",
    text: """
      import SwiftUI

      struct Diamond: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
          path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
          path.closeSubpath()
          return path
        }
      }

      """)

  private static let dome = HonestWork(
    exercise: "Arcs/Dome",
    text: """
      import SwiftUI

      struct Dome: Shape {
        func path(in rect: CGRect) -> Path {
          let radius = min(rect.width / 2, rect.height)
          var path = Path()
          path.addArc(
            center: CGPoint(x: rect.midX, y: rect.maxY), radius: radius,
            startAngle: .degrees(180), endAngle: .zero, clockwise: false)
          path.closeSubpath()
          return path
        }
      }

      """)

  private static let cone = HonestWork(
    exercise: "Arcs/Cone",
    text: """
      import SwiftUI

      struct Cone: Shape {
        func path(in rect: CGRect) -> Path {
          let radius = min(rect.width, rect.height) / 2
          var path = Path()
          path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
            startAngle: .zero, endAngle: .degrees(180), clockwise: true)
          path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
          path.closeSubpath()
          return path
        }
      }

      """)

  /// The one that is examined again and again beside all others.
  static let lens = HonestWork(
    exercise: "Curves/Lens",
    text: """
      import SwiftUI

      struct Lens: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: rect.minX, y: rect.midY))
          path.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
          path.addQuadCurve(
            to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
          path.closeSubpath()
          return path
        }
      }

      """)

  private static let checkmark = HonestWork(
    exercise: "Strokes/RoundedCheckmark",
    text: """
      import SwiftUI

      struct RoundedCheckmark: View {
        var body: some View {
          Checkmark().stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
        }
      }

      private struct Checkmark: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: rect.minX, y: rect.midY))
          path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
          return path
        }
      }

      """)

  private static let insetDiamond = HonestWork(
    exercise: "InsettableShapes/InsetDiamond",
    text: """
      import SwiftUI

      struct InsetDiamond: InsettableShape {
        var insetAmount: CGFloat = 0

        func path(in rect: CGRect) -> Path {
          let a = rect.width / 2
          let b = rect.height / 2
          guard a > 0, b > 0 else { return Path() }
          let k = 1 - insetAmount * (a * a + b * b).squareRoot() / (a * b)
          guard k > 0 else { return Path() }
          var path = Path()
          path.move(to: CGPoint(x: rect.midX, y: rect.midY - k * b))
          path.addLine(to: CGPoint(x: rect.midX + k * a, y: rect.midY))
          path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + k * b))
          path.addLine(to: CGPoint(x: rect.midX - k * a, y: rect.midY))
          path.closeSubpath()
          return path
        }

        func inset(by amount: CGFloat) -> some InsettableShape {
          var copy = self
          copy.insetAmount += amount
          return copy
        }
      }

      """)
}
