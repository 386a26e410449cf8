import SwiftUI

struct FrameOutline: View {
  var element: PhotoElement
  var isSelected: Bool

  var body: some View {
    ZStack {
      switch element.frameIndex {
      case let index?: PhotoView(element: element).clipShape(Shapes.shapes[index])
      case nil: PhotoView(element: element)
      }
      if isSelected {
        if let index = element.frameIndex {
          Shapes.shapes[index].stroke(Settings.borderColor, lineWidth: 5)
        } else {
          Rectangle().stroke(Settings.borderColor, lineWidth: 5)
        }
      }
    }
  }
}
