import Observing
import SwiftUI

@testable import ConditionalModifiers

struct SelectableCardProbe: Observing::StagedViewProbe {
  static func staged(_ given: Observing::Given) -> Observing::Staged<some SwiftUI::View> {
    let store = CardStore()
    let elements: [any CardElement] = [
      store.photo, PhotoElement(), PhotoElement(frameIndex: 2), NewElement(),
    ]
    // Past the end of the list nothing is selected.
    store.selectedElement = given.element("selection", of: elements)
    return Observing::Staged(SelectableCard().environmentObject(store)) {
      ["selectedElement": name(store.selectedElement, in: store)]
    }
  }

  private static func name(_ element: (any CardElement)?, in store: CardStore) -> Observing::Value {
    if element is NewElement { return .text("a NewElement") }
    guard let photo = element as? PhotoElement else { return .none }
    return [store.photo.id].contains(photo.id) ? .text("the photo") : .text("another photo")
  }
}
