import SwiftUI

struct OneShape {
    static func shape(isRound: Bool) -> any Shape {
        switch isRound {
        case true: return Circle()
        case false: return Rectangle()
        }
    }
}

#if REFUSED
extension OneShape {
    func either(_ isRound: Bool) -> some Shape {
        guard isRound else { return Rectangle() }
        return Circle()
    }
}
#endif
