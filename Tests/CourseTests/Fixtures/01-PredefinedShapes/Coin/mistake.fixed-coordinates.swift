import SwiftUI

struct Coin: Shape {
    func path(in rect: CGRect) -> Path {
        Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
