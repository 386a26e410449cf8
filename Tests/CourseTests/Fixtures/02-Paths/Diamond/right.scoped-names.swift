import SwiftUI

// A learner may call things as the library does.
private struct Point {
    var x: CGFloat
    var y: CGFloat
}

private enum Edge {
    case top, right, bottom, left

    func middle(of rect: CGRect) -> CGPoint {
        switch self {
        case .top: return CGPoint(x: rect.midX, y: rect.minY)
        case .right: return CGPoint(x: rect.maxX, y: rect.midY)
        case .bottom: return CGPoint(x: rect.midX, y: rect.maxY)
        case .left: return CGPoint(x: rect.minX, y: rect.midY)
        }
    }
}

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: Edge.bottom.middle(of: rect))
        for edge in [Edge.left, .top, .right] {
            path.addLine(to: edge.middle(of: rect))
        }
        path.closeSubpath()
        return path
    }
}
