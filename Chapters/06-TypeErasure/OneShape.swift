import SwiftUI

/// OneShape: one function, two shapes.
///
///       shape(isRound: true)           shape(isRound: false)
///
///             ___                          +-----------+
///           /     \                        |           |
///          |       |                       |           |
///           \ ___ /                        +-----------+
///          a Circle                         a Rectangle
///
/// `some Shape` means: one type, which the function knows and does not name.
/// A circle in one case and a rectangle in the other are two. `AnyShape` is a
/// shape that takes another one in, so that both cases have the same type.
///
/// There are two tasks, worth a point each:
///
/// 1. `shape(isRound:)` returns a Circle if it is to be round, and a Rectangle
///    otherwise.
/// 2. Between `#if REFUSED` and `#endif` stands a function that the compiler
///    must refuse: it returns `some Shape`, and one `return` has a Circle, the
///    other a Rectangle, both without AnyShape. To see what the compiler says:
///
///        swift run workbook check TypeErasure/OneShape
///
///    It passes only if the compiler refuses your function because what it
///    returns is not of one type. (Use `if` and two `return`s: a `?:` between
///    two types is refused before anybody looks at what is returned.)
enum OneShape {
  static func shape(isRound: Bool) -> AnyShape {
    // TODO: 1 Return a circle or a rectangle.
    return AnyShape(Circle())
  }

  #if REFUSED
    // TODO: 2 Declare a function that returns `some Shape`: a Circle or a Rectangle, as they are.
  #endif
}
