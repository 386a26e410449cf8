import SwiftUI

/// update(_:frameIndex:): what is behind `any CardElement`?
///
///       card.elements                          update(photo, frameIndex: 2)
///
///       +---------+ +--------+ +---------+     +---------+ +--------+ +---------+
///       |  photo  | |  note  | |  photo  |     |  photo  | |  note  | |  photo  |
///       |  frame  | |        | |  frame  |     |  frame  | |        | |  frame  |
///       |   nil   | |        | |    0    |     |   nil   | |        | |    2    |
///       +---------+ +--------+ +---------+     +---------+ +--------+ +---------+
///                                   ^
///                                 photo
///
/// A card keeps its elements as `any CardElement`. From the outside they all
/// look the same; `as?` tells whether there is a photo in the box:
///
///       if let photo = element as? PhotoElement { ... }
///
/// `update` gives the photo that it is handed another frame:
///
/// * The photo in the card with the same id gets the frame index. What else
///   lies on the card stays as it is, in the same order.
/// * If it is handed nil, a note, or a photo that is not in this card, then
///   nothing changes.
///
/// What you get out of the box is a copy: it has to go back into the card.
struct Card {
  protocol CardElement {
    associatedtype ID: Hashable
    var id: ID { get }
  }

  struct PhotoElement: CardElement {
    let id = UUID()
    var frameIndex: Int?
  }

  struct NoteElement: CardElement {
    let id: Int
    var text = ""
  }

  var elements: [any CardElement] = []

  mutating func update(_ element: (any CardElement)?, frameIndex: Int) {
    //: solution
    guard let photo = element as? PhotoElement else { return }
    for (index, other) in elements.enumerated() {
      guard var found = other as? PhotoElement, found.id == photo.id else { continue }
      found.frameIndex = frameIndex
      elements[index] = found
    }
    //: starter
    // // TODO: 1 Is it a photo? If not, there is nothing to do.
    // // TODO: 2 Find the photo with the same id among the elements.
    // // TODO: 3 Change its frame index, and put it back.
    //: end
  }
}
