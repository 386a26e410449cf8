import SwiftUI

struct RoundedCheckmark: View {
    var body: some View {
        Checkmark().stroke(style: StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .round))
    }
}

private struct Checkmark: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }
}
