import SwiftUI

struct Ring: Shape {
    var thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        guard radius > 0, thickness > 0 else { return Path() }
        let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        let share = max(radius - thickness, 0) / radius
        var path = circle
        if share > 0 {
            // a mirrored circle runs the other way
            path.addPath(circle, transform: CGAffineTransform(scaleX: -share, y: share))
        }
        return path.applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}
