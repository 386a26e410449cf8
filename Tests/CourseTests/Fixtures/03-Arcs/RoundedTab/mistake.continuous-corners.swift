import SwiftUI

struct RoundedTab: Shape {
    var radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let r = min(max(radius, 0), rect.width / 2, rect.height)
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(topLeading: r, topTrailing: r))
    }
}
