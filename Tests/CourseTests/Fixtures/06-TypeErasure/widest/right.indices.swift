import SwiftUI

func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
    guard !shapes.isEmpty else { return nil }
    var best = shapes.startIndex
    for index in shapes.indices where shapes[index].path(in: rect).boundingRect.width > shapes[best].path(in: rect).boundingRect.width {
        best = index
    }
    return shapes[best]
}
