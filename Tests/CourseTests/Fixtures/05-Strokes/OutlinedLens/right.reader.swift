import SwiftUI

struct OutlinedLens: View {
    var body: some View {
        GeometryReader { proxy in
            Path { path in
                let (w, h) = (proxy.size.width, proxy.size.height)
                path.move(to: CGPoint(x: 0, y: h / 2))
                path.addQuadCurve(to: CGPoint(x: w, y: h / 2), control: CGPoint(x: w / 2, y: 0))
                path.addQuadCurve(to: CGPoint(x: 0, y: h / 2), control: CGPoint(x: w / 2, y: h))
                path.closeSubpath()
            }
            .stroke(Color.primary, lineWidth: 5)
        }
    }
}

private struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
        path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
