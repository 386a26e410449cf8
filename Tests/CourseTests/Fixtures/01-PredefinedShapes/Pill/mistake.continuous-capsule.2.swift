import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2
        return RoundedRectangle(cornerRadius: r).path(in: rect)
    }
}
