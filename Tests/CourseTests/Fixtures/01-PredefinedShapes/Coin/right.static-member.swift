import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        outline(of: .circle, in: rect)
    }

    private func outline(of shape: some Shape, in rect: CGRect) -> Path {
        shape.path(in: rect)
    }
}
