import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        Capsule(style: RoundedCornerStyle.circular).path(in: rect)
    }
}
