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
        guard element is PhotoElement, let index = elements.firstIndex(where: { $0 is PhotoElement }) else { return }
        guard var photo = elements[index] as? PhotoElement else { return }
        photo.frameIndex = frameIndex
        elements[index] = photo
    }
}
