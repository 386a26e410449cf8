import SwiftUI

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        let middleX = rect.width / 2
        let middleY = rect.height / 2
        var path = Path()
        path.move(to: CGPoint(x: middleX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: middleY))
        path.addLine(to: CGPoint(x: middleX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: middleY))
        path.closeSubpath()
        return path
    }
}
