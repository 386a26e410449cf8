import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        Capsule().path(in: rect)
    }
}
