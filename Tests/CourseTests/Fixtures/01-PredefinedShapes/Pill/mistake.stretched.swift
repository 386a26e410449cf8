import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        Ellipse().path(in: rect)
    }
}
