import SwiftUI

/// clip: a photo cut to its frame, if it has one.
///
///     a frame                          no frame
///
///          . - ~ - .                   +-----------------+
///       . # # # # # # .                | # # # # # # # # |
///      . # # # # # # # .               | # # # # # # # # |
///       . # # # # # # .                | # # # # # # # # |
///          ' - _ - '                   +-----------------+
///
/// A PhotoView has an element, and the element may have a frameIndex.
///
///   - With a frameIndex, the photo is clipped to Shapes.shapes[frameIndex],
///     in the space that the photo takes.
///   - Without one, it is the photo and nothing else: not even a clip to a
///     rectangle.
///
/// The two are different types of view. @ViewBuilder makes one of them, as
/// long as both stand in an if with its else, without a return.
///
/// PhotoView and Shapes stand in Card.swift.
extension PhotoView {
  @ViewBuilder func clip() -> some View {
    // TODO: 1 Find out whether the element has a frame.
    // TODO: 2 If so, clip the photo to the frame's shape; otherwise show it as it is.
    self
  }
}
