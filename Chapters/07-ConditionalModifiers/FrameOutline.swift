import SwiftUI

/// FrameOutline: a photo cut to its frame, and outlined if it is selected.
///
///     selected,              selected,                not selected
///     with a frame           without a frame
///
///       . = ~ = .            +===============+          . - ~ - .
///     // # # # # \\          || # # # # # # ||         . # # # # .
///     || # # # # ||          || # # # # # # ||         . # # # # .
///     \\ # # # # //          || # # # # # # ||         . # # # # .
///       ' = _ = '            +===============+          ' - _ - '
///
///   - The photo is clipped to its frame's shape, Shapes.shapes[frameIndex].
///     Without a frameIndex it is not clipped.
///   - If isSelected is true, the same shape is stroked over the photo,
///     Settings.borderWidth wide, in Settings.borderColor. Without a frameIndex
///     it is a Rectangle that is stroked.
///   - Here the line lies on the outline: half of it inside, half outside. So
///     the clip must not cut it off.
struct FrameOutline: View {
  var element: PhotoElement
  var isSelected: Bool

  var body: some View {
    // TODO: 1 Clip the photo to its frame, if it has one.
    // TODO: 2 Lay the outline of the same shape over it, if isSelected is true.
    PhotoView(element: element)
  }
}
