import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        RoundedRectangle(cornerRadius: 100_000, style: .circular).path(in: rect)
    }
}
