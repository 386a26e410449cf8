import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    }
}
