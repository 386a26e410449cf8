import SwiftUI

/// mixedViews: a text and an image in one array.
///
///        mixedViews[0]          mixedViews[1]
///
///             Hi                 +---------+
///                                | giraffe |
///                                +---------+
///
/// What `AnyShape` is for shapes, `AnyView` is for views: a view that takes in
/// a view of any type. Here the first one is the text "Hi", the second one the
/// image that is named "giraffe". (There is no picture of that name in this
/// workbook; what counts is that you ask for it.)
///
/// You rarely need it: a body takes views of different types anyway. A list of
/// views to choose from, as this one, is one of the cases.
var mixedViews: [AnyView] {
  // TODO: 1 Return an AnyView with the text, and another one with the image.
  return []
}
