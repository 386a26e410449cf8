import SwiftUI

struct Ticket: Shape {
    func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20, bottomLeading: 20))
    }
}
