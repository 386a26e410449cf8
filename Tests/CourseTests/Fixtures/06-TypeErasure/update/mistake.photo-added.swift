import SwiftUI

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
        guard var photo = element as? PhotoElement else { return }
        photo.frameIndex = frameIndex
        if let index = elements.firstIndex(where: { ($0 as? PhotoElement)?.id == photo.id }) {
            elements[index] = photo
        } else {
            elements.append(photo)
        }
    }
}
