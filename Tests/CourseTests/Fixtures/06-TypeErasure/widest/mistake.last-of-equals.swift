import SwiftUI

func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
    var result: C.Element?
    var greatest: CGFloat = 0
    for shape in shapes {
        let measure = shape.path(in: rect).boundingRect.width
        if result == nil || measure >= greatest {
            (result, greatest) = (shape, measure)
        }
    }
    return result
}
