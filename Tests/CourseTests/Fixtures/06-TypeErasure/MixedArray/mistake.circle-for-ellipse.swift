import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Circle()]

    #if REFUSED
    static let wrong: [Shape] = [Circle(), Rectangle(), Ellipse()]
    #endif
}
