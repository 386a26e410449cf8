import SwiftUI

enum OneShape {
    static func shape(isRound: Bool) -> AnyShape {
        isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
    }

    #if REFUSED
    static func hidden(isRound: Bool) -> some Shape {
        if isRound { Circle() } else { Rectangle() }
    }
    #endif
}
