import Observing
import SwiftUI

@testable import TypeErasure

struct BoundingRectsProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    let shapes: [String: any SwiftUI::Shape] = [
      "circle": SwiftUI::Circle(), "rectangle": SwiftUI::Rectangle(), "lens": Lens(), "nothing": SwiftUI::Path(),
      "half": SwiftUI::Circle().trim(from: 0, to: 0.5), "shifted": SwiftUI::Circle().offset(x: 30, y: -10),
    ]
    let chosen = given.words("shapes").compactMap { shapes[$0] }
    return Observing::Value(boundingRects(of: chosen, in: given.rectangle("rect")))
  }

  /// Two curves that turn back half way to their control points.
  private struct Lens: SwiftUI::Shape {
    func path(in rect: SwiftUI::CGRect) -> SwiftUI::Path {
      SwiftUI::Path { path in
        path.move(to: .init(x: rect.minX, y: rect.midY))
        path.addQuadCurve(to: .init(x: rect.maxX, y: rect.midY), control: .init(x: rect.midX, y: rect.minY))
        path.addQuadCurve(to: .init(x: rect.minX, y: rect.midY), control: .init(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}
