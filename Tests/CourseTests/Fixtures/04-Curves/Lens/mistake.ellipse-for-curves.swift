import SwiftUI

struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect)
    }
}
