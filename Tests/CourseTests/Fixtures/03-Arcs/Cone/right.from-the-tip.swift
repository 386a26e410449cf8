import SwiftUI

struct Cone: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX - r, y: rect.midY))
        path.addRelativeArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: r,
            startAngle: .radians(.pi), delta: .radians(.pi))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct Cone_Previews: PreviewProvider {
    static var previews: some View {
        Cone()
            .stroke(lineWidth: 3)
            .padding()
    }
}
