import SwiftUI

/// widest(of:in:): the widest of several shapes, without a box.
///
///       +-----------+      +-----------+      +-----------+
///       |    ___    |      |  _______  |      |   +---+   |
///       |  /     \  |      | /       \ |      |   |   |   |
///       |  \ ___ /  |      | \_______/ |      |   +---+   |
///       +-----------+      +-----------+      +-----------+
///           <--->            <------->            <--->
///                             widest
///
/// No type is erased here: the collection's elements are of one type, and the
/// result has that type too. Whoever hands in an array of circles gets a
/// circle back, and can ask it for all that circles have. That is what
/// generics are for.
///
/// * How wide a shape is tells the bounding rectangle of its path in rect. It
///   may be narrower or wider than rect.
/// * If several are the widest, the first of them is returned.
/// * Of no shapes there is no widest: nil.
///
/// Any collection must do: an array, a slice whose indices do not begin at 0,
/// a set.
func widest<C: Collection>(of shapes: C, in rect: CGRect) -> C.Element? where C.Element: Shape {
  //: solution
  var result: C.Element?
  var greatest = -CGFloat.infinity
  for shape in shapes {
    let width = shape.path(in: rect).boundingRect.width
    if width > greatest {
      result = shape
      greatest = width
    }
  }
  return result
  //: starter
  // // TODO: 1 Go through the shapes, and keep the first one that is wider than all before it.
  // return shapes.first
  //: end
}
