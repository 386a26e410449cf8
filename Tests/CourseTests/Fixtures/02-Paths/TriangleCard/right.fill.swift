import SwiftUI

struct TriangleCard: View {
    var body: some View {
        ScalingTriangle()
            .fill(Color.red)
            .aspectRatio(CGSize(width: 1, height: 1), contentMode: .fit)
            .background(.yellow)
    }
}

extension TriangleCard {
    private struct ScalingTriangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX + 0.13 * rect.width, y: rect.minY + 0.2 * rect.height))
            path.addLine(to: CGPoint(x: rect.minX + 0.87 * rect.width, y: rect.minY + 0.47 * rect.height))
            path.addLine(to: CGPoint(x: rect.minX + 0.4 * rect.width, y: rect.minY + 0.93 * rect.height))
            path.closeSubpath()
            return path
        }
    }
}
