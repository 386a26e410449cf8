import SwiftUI

func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
    var result: C.Element?
    var greatest = -CGFloat.infinity
    for shape in shapes {
        let box = shape.path(in: rect).boundingRect
        let edge = box.isNull ? 0 : box.maxX
        if edge > greatest { (result, greatest) = (shape, edge) }
    }
    return result
}
