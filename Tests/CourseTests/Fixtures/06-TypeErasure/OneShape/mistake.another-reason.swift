import SwiftUI

enum OneShape {
    static func shape(isRound: Bool) -> AnyShape {
        isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
    }

    #if REFUSED
    static func hidden(isRound: Bool) -> some View {
        if isRound { return Circle() } else { return Rectangle() }
    }
    #endif
}
