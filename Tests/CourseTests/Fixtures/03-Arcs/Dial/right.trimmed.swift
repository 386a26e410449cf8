import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let whole = Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
                startAngle: .degrees(135), endAngle: .degrees(405), clockwise: false)
        }
        return whole.trimmedPath(from: 0, to: min(max(fraction, 0), 1))
    }
}

struct Dial_Previews: PreviewProvider {
    static var previews: some View {
        Dial(fraction: 0.75)
            .stroke(Color.blue, style: StrokeStyle(lineWidth: 20, lineCap: .round))
            .padding(40)
    }
}
