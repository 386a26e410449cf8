import SwiftUI

/// MixedArray: shapes of different types in one array.
///
///       [ Circle() ,  Rectangle() ,  Ellipse() ]
///
///           ___        +-------+      _______
///         /     \      |       |    /         \
///        |       |     |       |   |           |
///         \ ___ /      |       |    \ _______ /
///                      +-------+
///
/// An array has elements of one type. Circle, Rectangle and Ellipse are three
/// types that have a protocol in common, and a value of any of them can be
/// kept in a box: the type of the box is written `any Shape`.
///
/// There are two tasks, worth a point each:
///
/// 1. `shapes` holds a Circle, a Rectangle and an Ellipse, in this order.
/// 2. Between `#if REFUSED` and `#endif` stands code that the compiler must
///    refuse: an array of the same shapes whose type is `[Shape]`, as one
///    would write it first. Unless it is asked to, the compiler does not look
///    at what these lines mean, so your chapter goes on working. Ask it:
///
///        swift run workbook check TypeErasure/MixedArray
///
///    It passes only if the compiler refuses your lines because the word
///    `any` is missing, and for no other reason. On its own, Swift 6.3 only
///    warns of it in code like this; here the warning is made an error.
enum MixedArray {
  // TODO: 1 Give the array a type that holds any shape, and put all three into it.
  static let shapes: [Circle] = [Circle()]

  #if REFUSED
    // TODO: 2 Declare an array of shapes whose type is [Shape].
  #endif
}
