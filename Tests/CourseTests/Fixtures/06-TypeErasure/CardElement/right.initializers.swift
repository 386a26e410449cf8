import SwiftUI

protocol CardElement {
    associatedtype Identifier: Hashable
    var id: Identifier { get }
    var transform: Transform { get set }
}

struct PhotoElement: CardElement {
    let id: UUID
    var transform: Transform
    var frameIndex: Int? = nil

    init() {
        id = UUID()
        transform = Transform()
    }
}

struct NewElement: CardElement {
    typealias ID = Int
    var id: ID = (0...1000).randomElement() ?? 0
    var transform: Transform = .init()
}

struct Transform: Equatable {
    var size = CGSize(width: 250, height: 180)
    var rotation = Angle.zero
    var offset = CGSize.zero
}
