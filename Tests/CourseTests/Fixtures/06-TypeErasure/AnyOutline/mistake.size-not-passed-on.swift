import SwiftUI

struct AnyOutline: Shape {
    private let base: any Shape

    init(_ base: some Shape) { self.base = base }

    func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
