import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    #if DEBUG
    static let wrong: [Shape] = [Circle(), Rectangle(), Ellipse()]
    #endif
    #endif
}
