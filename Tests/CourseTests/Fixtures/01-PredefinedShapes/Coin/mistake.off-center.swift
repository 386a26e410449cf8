import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
    }
}
