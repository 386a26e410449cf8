import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: r, height: r), style: .circular)
        return path
    }
}
