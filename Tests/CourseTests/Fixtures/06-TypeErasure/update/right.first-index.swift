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
        if let photo = element as? PhotoElement,
            let index = elements.firstIndex(where: { ($0 as? PhotoElement)?.id == photo.id })
        {
            var changed = photo
            changed.frameIndex = frameIndex
            elements[index] = changed
        }
    }
}
