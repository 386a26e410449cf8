import Observing
import SwiftUI

@testable import PredefinedShapes

struct ReportedSizeProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    Observing::Value(
      given.element("shape", of: shapes).map { shape in
        reportedSize(of: shape, proposed: given.proposal("offered"))
      })
  }

  /// The shapes that are handed over, in the order of the exercise's `MeasuredShape`.
  private static var shapes: [any SwiftUI::Shape] {
    [
      SwiftUI::Rectangle(),
      SwiftUI::Capsule(),
      SwiftUI::Circle(),
      SwiftUI::Circle().trim(from: 0, to: 0.5),
      SwiftUI::Circle().stroke(lineWidth: 20),
      SwiftUI::Circle().rotation(SwiftUI::Angle(degrees: 45)),
      Stamp(),
    ]
  }
}

/// A shape that takes the same size whatever it is offered.
private struct Stamp: SwiftUI::Shape {
  func path(in rect: CGRect) -> SwiftUI::Path { SwiftUI::Path(rect) }

  func sizeThatFits(_ proposal: SwiftUI::ProposedViewSize) -> CGSize { CGSize(width: 40, height: 30) }
}
