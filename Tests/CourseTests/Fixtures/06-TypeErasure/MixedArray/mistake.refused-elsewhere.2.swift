import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    static let wrong: [Shape] = []
    static func sign() -> Int { 1 }
    #endif
}

extension MixedArray {
    static func sign() -> Int { 2 }
}
