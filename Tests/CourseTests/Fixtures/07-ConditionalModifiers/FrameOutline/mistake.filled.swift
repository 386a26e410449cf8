import SwiftUI

struct FrameOutline: View {
  var element: PhotoElement
  var isSelected: Bool

  var body: some View {
    PhotoView(element: element)
      .clipShape(shape)
      .overlay {
        if isSelected { shape.fill(Settings.borderColor) }
      }
  }

  private var shape: AnyShape {
    element.frameIndex.map { Shapes.shapes[$0] } ?? AnyShape(Rectangle())
  }
}
