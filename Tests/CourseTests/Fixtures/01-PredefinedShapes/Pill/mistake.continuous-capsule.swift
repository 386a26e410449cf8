import SwiftUI

struct Pill: Shape {
    func path(in rect: CGRect) -> Path {
        Capsule().path(in: rect)
    }
}
