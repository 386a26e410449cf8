import Observing

@testable import TypeErasure

struct CardUpdateProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    var card = Card()
    for (number, kind) in given.words("card").enumerated() {
      let elements: [String: any Card.CardElement] = [
        "photo": Card.PhotoElement(), "framed": Card.PhotoElement(frameIndex: 0), "note": Card.NoteElement(id: number),
      ]
      if let element = elements[kind] { card.elements.append(element) }
    }
    let ids = card.elements.map { id(of: $0) }
    // Behind what lies on the card comes a photo that does not; then nil.
    var candidates = card.elements
    candidates.append(Card.PhotoElement())
    card.update(given.element("element", of: candidates), frameIndex: given.count("frameIndex"))
    return Observing::Value([
      "frame indices": Observing::Value(card.elements.map { frameIndex(of: $0) }),
      "order": Observing::Value(card.elements.map { Observing::Value(ids.firstIndex(of: id(of: $0))) }),
    ])
  }

  private static func id(of element: some Card.CardElement) -> AnyHashable { AnyHashable(element.id) }

  private static func frameIndex(of element: any Card.CardElement) -> Observing::Value {
    guard let photo = element as? Card.PhotoElement else { return Observing::Value("a note") }
    return Observing::Value(photo.frameIndex)
  }
}
