import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    static let other = 1
    #elseif REFUSED
    static let wrong: [Shape] = [Circle(), Rectangle(), Ellipse()]
    #endif
}
