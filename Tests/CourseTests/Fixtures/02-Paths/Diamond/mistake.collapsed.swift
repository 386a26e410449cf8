import SwiftUI

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        let half = CGFloat(1 / 2)
        var path = Path()
        path.move(to: CGPoint(x: rect.width * half, y: 0))
        path.addLine(to: CGPoint(x: rect.width * half * 2, y: rect.height * half))
        path.addLine(to: CGPoint(x: rect.width * half, y: rect.height * half * 2))
        path.addLine(to: CGPoint(x: 0, y: rect.height * half))
        path.closeSubpath()
        return path
    }
}
