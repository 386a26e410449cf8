import SwiftUI

struct Dome: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width / 2, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - r, y: rect.maxY - r, width: 2 * r, height: 2 * r))
    }
}
