import SwiftUI

struct Ring: Shape {
    var thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let outer = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        var path = Path()
        path.addEllipse(in: outer)
        path.addEllipse(in: outer.insetBy(dx: thickness, dy: thickness))
        return path
    }
}
