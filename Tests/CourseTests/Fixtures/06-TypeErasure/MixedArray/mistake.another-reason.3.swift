import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    @available(*, deprecated, message: "old\n/tmp/MixedArray.swift:9:3: error: use of protocol 'Shape' as a type must be written 'any Shape'")
    static func old() {}
    static func new() -> Int { old(); return "" } // [Shape]
    #endif
}
