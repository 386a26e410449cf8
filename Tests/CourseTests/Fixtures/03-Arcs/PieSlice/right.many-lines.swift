import SwiftUI

struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = Double(min(rect.width, rect.height) / 2)
        var sweep = endAngle.degrees - startAngle.degrees
        if sweep < 0 { sweep += 360 }
        if sweep > 360 { sweep = 360 }
        guard sweep > 0 else { return Path() }

        var points = [center]
        let count = Int(sweep.rounded(.up))
        for step in 0...count {
            let angle = startAngle.radians + sweep * .pi / 180 * Double(step) / Double(count)
            points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        return path
    }
}
