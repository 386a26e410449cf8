import SwiftUI

struct FrameOutline: View {
  var element: PhotoElement
  var isSelected: Bool

  var body: some View {
    PhotoView(element: element)
      .clipShape(shape)
      .background {
        if isSelected {
          shape.stroke(Settings.borderColor, lineWidth: Settings.borderWidth)
        }
      }
  }

  private var shape: AnyShape {
    element.frameIndex.map { Shapes.shapes[$0] } ?? AnyShape(Rectangle())
  }
}
