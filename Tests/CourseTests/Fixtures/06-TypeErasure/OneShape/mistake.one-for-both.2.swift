import SwiftUI

enum OneShape {
    static func shape(isRound: Bool) -> AnyShape {
        isRound ? AnyShape(Rectangle()) : AnyShape(Rectangle())
    }

    #if REFUSED
    static func hidden(isRound: Bool) -> some Shape {
        if isRound { return Circle() } else { return Rectangle() }
    }
    #endif
}
