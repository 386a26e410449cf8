import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(bottomLeadingRadius: 20, style: .circular).path(in: rect)
    }
}
