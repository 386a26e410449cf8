import SwiftUI

struct Triangle: Shape {
    // start in the middle of a side, stop on the way
    func path(in rect: CGRect) -> Path {
        var p = Path()
        p.move(to: CGPoint(x: 75, y: 50))
        p.addLine(to: CGPoint(x: 130, y: 70))
        p.addLine(to: CGPoint(x: 130, y: 70))
        p.addLine(to: CGPoint(x: 95, y: 105))
        p.addLine(to: CGPoint(x: 60, y: 140))
        p.addLine(to: CGPoint(x: 40, y: 85))
        p.addLine(to: CGPoint(x: 20, y: 30))
        p.closeSubpath()
        return p
    }
}
