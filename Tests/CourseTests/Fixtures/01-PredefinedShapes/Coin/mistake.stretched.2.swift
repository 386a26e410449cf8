import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        Ellipse().path(in: rect)
    }
}
