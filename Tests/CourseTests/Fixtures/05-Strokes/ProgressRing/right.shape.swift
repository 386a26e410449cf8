import SwiftUI

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        Turn(share: min(max(progress, 0), 1)).stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
    }
}

private struct Turn: Shape {
    var share: Double

    func path(in rect: CGRect) -> Path {
        guard share > 0 else { return Path() }
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * share), clockwise: false)
        return path
    }
}
