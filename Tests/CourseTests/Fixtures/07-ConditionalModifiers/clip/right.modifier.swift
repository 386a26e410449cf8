import SwiftUI

extension PhotoView {
  func clip() -> some View {
    modifier(FrameClip(index: element.frameIndex))
  }
}

private struct FrameClip: ViewModifier {
  var index: Int?

  func body(content: Content) -> some View {
    if let index {
      content.clipShape(Shapes.shapes[index])
    } else {
      content
    }
  }
}
