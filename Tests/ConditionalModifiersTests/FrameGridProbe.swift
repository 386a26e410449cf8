import Observing
import SwiftUI

@testable import ConditionalModifiers

struct FrameGridProbe: Observing::StagedViewProbe {
  static func staged(_ given: Observing::Given) -> Observing::Staged<some SwiftUI::View> {
    let choice = Choice()
    choice.index = given.optionalCount("frame")
    // At the upper edge, a grid in a scroll view and one without stand in the same place.
    let view = FrameGrid(frameIndex: .init(get: { choice.index }, set: { choice.index = $0 }))
      .frame(maxHeight: .infinity, alignment: .top)
    return Observing::Staged(view) { ["frameIndex": Observing::Value(choice.index)] }
  }

  /// The owner of the index.
  private final class Choice {
    var index: Int?
  }
}
