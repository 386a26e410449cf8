import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
