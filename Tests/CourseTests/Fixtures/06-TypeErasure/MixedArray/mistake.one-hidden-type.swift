import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    static let wrong: [some Shape] = [Circle(), Rectangle(), Ellipse()]
    #endif
}
