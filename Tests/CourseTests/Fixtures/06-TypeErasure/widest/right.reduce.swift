import SwiftUI

func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
    func width(_ shape: C.Element) -> CGFloat { shape.path(in: rect).boundingRect.width }
    guard let first = shapes.first else { return nil }
    return shapes.dropFirst().reduce(first) { width($1) > width($0) ? $1 : $0 }
}
