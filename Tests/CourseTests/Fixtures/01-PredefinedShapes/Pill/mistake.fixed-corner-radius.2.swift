import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        RoundedRectangle(cornerRadius: 25).path(in: rect)
    }
}
