import SwiftUI

protocol CardElement {
    var id: UUID { get }
    var transform: Transform { get set }
}

struct PhotoElement: CardElement {
    let id = UUID()
    var transform = Transform()
    var frameIndex: Int?
}

struct NewElement: CardElement {
    let id = UUID()
    var transform = Transform()
}

struct Transform: Equatable {
    var size = CGSize(width: 250, height: 180)
    var rotation = Angle.zero
    var offset = CGSize.zero
}
