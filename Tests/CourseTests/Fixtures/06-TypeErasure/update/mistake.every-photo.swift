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
        guard element is PhotoElement else { return }
        for index in elements.indices {
            guard var photo = elements[index] as? PhotoElement else { continue }
            photo.frameIndex = frameIndex
            elements[index] = photo
        }
    }
}
