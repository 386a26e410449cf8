import SwiftUI

/// Bordered: a border that lies wholly inside.
///
///       .-#######################-.      The shape is a RoundedRectangle with a
///      ###########################       corner radius of 20. It fills the
///      #####-----------------#####       space that the view is offered.
///      ####|                 |####
///      ####|                 |####       Its border is 20 points wide, and all
///      ####|                 |####       of it lies inside of the shape: the
///      #####-----------------#####       outer edge of the border is the edge
///      ###########################       of the space.
///       '-#######################-'
///      <-->  20                          Only the border is drawn, nothing
///                                        within it. The colour is yours.
struct Bordered: View {
  var body: some View {
    //: solution
    RoundedRectangle(cornerRadius: 20)
      .strokeBorder(lineWidth: 20)
    //: starter
    // // TODO: 1 Draw a border of 20 points that lies inside of the shape.
    // RoundedRectangle(cornerRadius: 20)
    //: end
  }
}
