import SwiftUI

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addPath(half(of: rect, to: rect.minX))
        path.addPath(half(of: rect, to: rect.maxX))
        return path
    }

    private func half(of rect: CGRect, to x: CGFloat) -> Path {
        Path { p in
            p.move(to: CGPoint(x: rect.midX, y: rect.minY))
            p.addLine(to: CGPoint(x: x, y: rect.midY))
            p.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            p.closeSubpath()
        }
    }
}

struct Diamond_Previews: PreviewProvider {
    static var previews: some View {
        Diamond().fill(Color.orange).frame(width: 200, height: 300)
    }
}
