import SwiftUI

struct FrameOutline: View {
  var element: PhotoElement
  var isSelected: Bool

  var body: some View {
    if let index = element.frameIndex {
      PhotoView(element: element)
        .clipShape(Shapes.shapes[index])
        .overlay {
          if isSelected {
            Shapes.shapes[index].stroke(Settings.borderColor, lineWidth: Settings.borderWidth)
          }
        }
    } else {
      PhotoView(element: element)
    }
  }
}
