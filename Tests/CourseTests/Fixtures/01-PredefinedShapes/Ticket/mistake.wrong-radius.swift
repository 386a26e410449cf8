import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(topLeadingRadius: 25, bottomLeadingRadius: 25).path(in: rect)
    }
}
