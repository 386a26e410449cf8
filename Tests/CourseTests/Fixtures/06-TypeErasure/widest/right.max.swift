import SwiftUI

func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
    func width(_ shape: C.Element) -> CGFloat { shape.path(in: rect).boundingRect.width }
    return shapes.max { width($0) < width($1) }
}
