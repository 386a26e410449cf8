import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    static let wrong: [Shape = [Circle(), Rectangle()]
    #endif
}
