import SwiftUI

struct MixedArray {
    static var shapes: [any Shape] {
        var list: [any Shape] = [Circle()]
        list.append(Rectangle())
        list.append(Ellipse())
        return list
    }

    #if REFUSED
    static func wrong() -> Array<Shape> {
        // use of protocol Shape as a type
        [Circle(), Rectangle()]
    }
    #endif
}
