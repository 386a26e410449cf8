import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(bottomTrailingRadius: 20, topTrailingRadius: 20).path(in: rect)
    }
}
