import SwiftUI

func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
    shapes.reversed().max { $0.path(in: rect).boundingRect.width < $1.path(in: rect).boundingRect.width }
}
