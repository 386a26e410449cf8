import SwiftUI

enum MixedArray {
    static let shapes: [Circle] = [Circle()]

    #if REFUSED
    static let wrong: [Shape] = [Circle(), Rectangle(), Ellipse()]
    #endif
}
