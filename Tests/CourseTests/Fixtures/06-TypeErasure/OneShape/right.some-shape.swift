import SwiftUI

enum OneShape {
    static func shape(isRound: Bool) -> some Shape {
        if isRound {
            return AnyShape(Circle())
        } else {
            return AnyShape(Rectangle())
        }
    }

    #if REFUSED
    static var hidden: some Shape {
        if Bool.random() { return Circle() }
        return Rectangle()
    }
    #endif
}
