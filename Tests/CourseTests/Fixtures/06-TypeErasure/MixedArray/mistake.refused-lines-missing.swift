import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]
    // [Shape]
}
