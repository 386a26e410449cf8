import SwiftUI

func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
    var result: C.Element?
    var greatest: CGFloat = 0
    for shape in shapes where shape.path(in: rect).boundingRect.width > greatest {
        result = shape
        greatest = shape.path(in: rect).boundingRect.width
    }
    return result
}
