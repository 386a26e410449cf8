import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(topLeadingRadius: 10, bottomLeadingRadius: 10, style: .circular).path(in: rect)
    }
}
