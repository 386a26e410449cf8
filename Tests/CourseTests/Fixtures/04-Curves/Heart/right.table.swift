import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        // Each row: first control, second control, end; in hundredths.
        let rows: [[(CGFloat, CGFloat)]] = [
            [(50, 0), (0, 0), (0, 25)],
            [(0, 50), (25, 75), (50, 100)],
        ]
        func point(_ place: (CGFloat, CGFloat), mirrored: Bool) -> CGPoint {
            CGPoint(
                x: rect.minX + (mirrored ? 100 - place.0 : place.0) / 100 * rect.width,
                y: rect.minY + place.1 / 100 * rect.height)
        }
        var path = Path()
        for mirrored in [false, true] {
            path.move(to: point((50, 25), mirrored: false))
            for row in rows {
                let points = row.map { point($0, mirrored: mirrored) }
                path.addCurve(to: points[2], control1: points[0], control2: points[1])
            }
            path.closeSubpath()
        }
        return path
    }
}
