import SwiftUI

/// FiveShapes: the five shapes that SwiftUI brings, one below the other.
///
///     +---------------------------+
///     |   16                      |     From top to bottom:
///     |   #####################   |
///     |   #####################   |         Rectangle
///     |   8                       |         RoundedRectangle, corner radius 25
///     |   .###################.   |         Circle
///     |   '###################'   |         Capsule
///     |   8                       |         Ellipse
///     |            .#.            |
///     |            '#'            |     They stand in a VStack that is made
///     |   8                       |     without any argument, so that SwiftUI
///     |   .###################.   |     puts 8 points between two of them.
///     |   '###################'   |
///     |   8                       |     Around all of them lies the padding
///     |     . - ######### - .     |     that is applied where no number is
///     |     ' - ######### - '     |     named: 16 points on every side.
///     |                           |
///     +---------------------------+     The colours are yours. Every shape
///                                       keeps the style that it has where none
///                                       is named.
struct FiveShapes: View {
  var body: some View {
    //: solution
    VStack {
      Rectangle()
      RoundedRectangle(cornerRadius: 25)
      Circle()
      Capsule()
      Ellipse()
    }
    .padding()
    //: starter
    // // TODO: 1 Put the five shapes into a VStack, in this order.
    // // TODO: 2 Put padding around the stack.
    // EmptyView()
    //: end
  }
}
