import SwiftUI

enum OneShape {
    static func shape(isRound: Bool) -> AnyShape {
        isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
    }

    #if REFUSED
    #error("function declares an opaque return type 'some Shape', but the return statements in its body do not have matching underlying types")
    #endif
}
