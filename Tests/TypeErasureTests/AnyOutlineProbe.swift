import Observing
import SwiftUI

@testable import TypeErasure

struct AnyOutlineProbe: Observing::ShapeProbe, Observing::ValueProbe {
  static func shape(_ given: Observing::Given) -> AnyOutline {
    let outlines = [
      "circle": AnyOutline(SwiftUI::Circle()), "lens": AnyOutline(Lens()), "nothing": AnyOutline(SwiftUI::Path()),
      "half": AnyOutline(SwiftUI::Circle().trim(from: 0, to: 0.5)),
      "shifted": AnyOutline(SwiftUI::Circle().offset(x: 30, y: -10)),
      "boxed ellipse": AnyOutline(AnyOutline(SwiftUI::Ellipse())),
      "boxed circle": AnyOutline(AnyOutline(SwiftUI::Circle())),
    ]
    return outlines[given.text("base"), default: AnyOutline(SwiftUI::Path())]
  }

  static func value(_ given: Observing::Given) -> Observing::Value {
    Observing::Value(shape(given).sizeThatFits(given.proposal("proposed")))
  }

  /// A shape of nobody else's.
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
