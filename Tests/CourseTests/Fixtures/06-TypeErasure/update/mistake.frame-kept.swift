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
        guard let photo = element as? PhotoElement else { return }
        for index in elements.indices {
            guard var other = elements[index] as? PhotoElement, other.id == photo.id, other.frameIndex == nil else { continue }
            other.frameIndex = frameIndex
            elements[index] = other
        }
    }
}
