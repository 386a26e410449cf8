import SwiftUI

#sourceLocation(file: "Other.swift", line: 1)
enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    static let wrong: [Shape] = []
    static let more = missing
    #endif
}
