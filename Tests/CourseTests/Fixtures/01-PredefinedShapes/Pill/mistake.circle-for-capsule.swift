import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        Circle().path(in: rect)
    }
}
