import SwiftUI

enum OneShape {
    static func shape(isRound: Bool) -> AnyShape {
        isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
    }

    #if REFUSED
    static func hidden(isRound: Bool) -> some Shape {
        var shape = Circle()
        if !isRound { shape = Rectangle() }
        return shape
    }
    #endif
}
