import Observing
import SwiftUI

@testable import ConditionalModifiers

struct TapAreaProbe: Observing::StagedViewProbe {
  static func staged(_ given: Observing::Given) -> Observing::Staged<some SwiftUI::View> {
    let taps = Taps()
    let isSmall = given.flag("isSmall")
    let view = PhotoView(element: PhotoElement())
      .frame(width: isSmall ? 200 : nil, height: isSmall ? 150 : nil)
      .tapArea(Shapes.shapes[given.count("shape")])
      .onTapGesture { taps.taken.append(true) }
    return Observing::Staged(view) { ["taps": Observing::Value(taps.taken.count)] }
  }

  /// The taps that reached the one who uses tapArea.
  private final class Taps {
    var taken: [Bool] = []
  }
}
