import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Ellipse(), Rectangle()]

    #if REFUSED
    static let wrong: [Shape] = [Circle(), Rectangle(), Ellipse()]
    #endif
}
