import SwiftUI

struct Dial: Shape {
    var fraction: CGFloat

    func path(in rect: CGRect) -> Path {
        let share = min(max(fraction, 0), 1)
        return Circle()
            .trim(from: 0, to: 0.75 * share)
            .rotation(.degrees(135))
            .path(in: rect)
    }
}
