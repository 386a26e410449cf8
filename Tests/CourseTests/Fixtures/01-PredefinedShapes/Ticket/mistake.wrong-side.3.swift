import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).path(in: rect)
    }
}
