import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        Circle().path(in: CGRect(origin: .zero, size: rect.size))
    }
}
