import SwiftUI

struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        let h = r * CGFloat(3).squareRoot() / 2
        let c = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.move(to: CGPoint(x: c.x - r / 2, y: c.y - h))
        path.addLine(to: CGPoint(x: c.x + r / 2, y: c.y - h))
        path.addLine(to: CGPoint(x: c.x + r, y: c.y))
        path.addLine(to: CGPoint(x: c.x + r / 2, y: c.y + h))
        path.addLine(to: CGPoint(x: c.x - r / 2, y: c.y + h))
        path.addLine(to: CGPoint(x: c.x - r, y: c.y))
        path.closeSubpath()
        return path
    }
}

struct Hexagon_Previews: PreviewProvider {
    static var previews: some View {
        Hexagon()
            .fill(.yellow)
            .frame(width: 200, height: 200)
    }
}
