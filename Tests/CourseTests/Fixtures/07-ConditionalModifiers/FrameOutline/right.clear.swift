import SwiftUI

struct FrameOutline: View {
  var element: PhotoElement
  var isSelected: Bool

  var body: some View {
    Group {
      if let index = element.frameIndex {
        PhotoView(element: element)
          .mask { Shapes.shapes[index] }
          .overlay { Shapes.shapes[index].stroke(color, style: StrokeStyle(lineWidth: 5)) }
      } else {
        PhotoView(element: element)
          .overlay { Rectangle().stroke(color, style: StrokeStyle(lineWidth: 5)) }
      }
    }
  }

  private var color: Color { isSelected ? Settings.borderColor : .clear }
}
