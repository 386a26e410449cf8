import SwiftUI

enum MixedArray {
    static let shapes: [AnyShape] = [AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(Ellipse())]
}

#if REFUSED // the compiler must not take this
let list: [ Shape ] = [Circle(), Rectangle()]
let more: [Shape] = list
#endif
