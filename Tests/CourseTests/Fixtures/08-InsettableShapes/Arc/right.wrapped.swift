import SwiftUI

struct Arc: InsettableShape {
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        OpenArc(endAngle: endAngle, radius: { $0 / 2 }).path(in: rect)
    }

    func inset(by amount: CGFloat) -> OpenArc {
        OpenArc(endAngle: endAngle, radius: { $0 / 2 - amount })
    }
}

struct OpenArc: InsettableShape {
    var endAngle: Angle
    var radius: @Sendable (CGFloat) -> CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let r = radius(rect.width)
        path.move(to: CGPoint(x: rect.midX + r, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: r, startAngle: .degrees(0),
            endAngle: endAngle, clockwise: false)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        let radius = self.radius
        return OpenArc(endAngle: endAngle, radius: { radius($0) - amount })
    }
}
