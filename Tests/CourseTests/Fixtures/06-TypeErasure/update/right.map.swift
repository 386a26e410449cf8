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
        guard let element, element is PhotoElement else { return }
        elements = elements.map { old in
            guard var photo = old as? PhotoElement, AnyHashable(photo.id) == AnyHashable(element.id) else { return old }
            photo.frameIndex = frameIndex
            return photo
        }
    }
}
