import Observing
import SwiftUI

@testable import TypeErasure

struct WidestProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    let rect = given.rectangle("rect")
    let bars = Swift::zip(given.words("starts"), Swift::zip(given.words("widths"), given.words("heights"))).enumerated()
      .map {
        Bar(number: $0.offset, start: $0.element.0, width: $0.element.1.0, height: $0.element.1.1)
      }
    let numbers: [String: () -> Int?] = [
      "array": { widest(of: bars, in: rect)?.number },
      "slice": { widest(of: bars.dropFirst(), in: rect)?.number },
      "reversed": { widest(of: bars.lazy.reversed(), in: rect)?.number },
      "lazy": { widest(of: bars.lazy.filter { _ in true }, in: rect)?.number },
    ]
    guard let number = numbers[given.text("collection")] else { return .none }
    return Observing::Value(number())
  }

  /// A bar that begins somewhere; an empty path where it is 0 wide.
  private struct Bar: SwiftUI::Shape {
    var number: Int
    var start: String
    var width: String
    var height: String

    func path(in rect: SwiftUI::CGRect) -> SwiftUI::Path {
      SwiftUI::Path { path in
        guard let start = Double(start), let width = Double(width), let height = Double(height), !width.isZero else {
          return
        }
        path.addRect(.init(x: rect.minX.advanced(by: start), y: rect.minY, width: width, height: height))
      }
    }
  }
}
