import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    @available(*, unavailable, message: "use of protocol 'Shape' as a type must be written 'any Shape'")
    static func old() {}
    static func new() { old() } // [Shape]
    #endif
}
