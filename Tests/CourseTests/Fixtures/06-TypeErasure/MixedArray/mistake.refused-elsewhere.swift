import SwiftUI

enum MixedArray {
    static let shapes: [Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    static let wrong: [Shape] = []
    #endif
}
