import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        let d = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.maxX - d, y: rect.maxY - d, width: d, height: d))
    }
}
