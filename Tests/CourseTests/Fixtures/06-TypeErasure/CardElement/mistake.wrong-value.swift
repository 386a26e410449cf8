import SwiftUI

protocol CardElement {
    associatedtype ID
    var id: ID { get }
    var transform: Transform { get set }
}

struct PhotoElement: CardElement {
    let id = UUID()
    var transform = Transform()
    var frameIndex: Int?
}

struct NewElement: CardElement {
    let id = Int.random(in: 0...2000)
    var transform = Transform()
}

struct Transform: Equatable {
    var size = CGSize(width: 250, height: 180)
    var rotation = Angle.zero
    var offset = CGSize.zero
}
