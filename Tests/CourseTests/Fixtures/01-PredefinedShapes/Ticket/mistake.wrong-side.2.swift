import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20, style: .circular).path(in: rect)
    }
}
