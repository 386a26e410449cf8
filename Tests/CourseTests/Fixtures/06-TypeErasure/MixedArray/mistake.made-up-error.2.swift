import SwiftUI

enum MixedArray {
    static let shapes: [any Shape] = [Circle(), Rectangle(), Ellipse()]

    #if REFUSED
    static let quotes = #/"""/#
    #error("use of protocol 'Shape' as a type must be written 'any Shape'")
    static let more = #/"""/#
    #endif
}
