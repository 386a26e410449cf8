import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 4
        return Path(roundedRect: rect, cornerRadius: r, style: .circular)
    }
}
