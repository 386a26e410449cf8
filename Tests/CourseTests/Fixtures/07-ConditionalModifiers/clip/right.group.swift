import SwiftUI

extension PhotoView {
  func clip() -> some View {
    Group {
      if element.frameIndex == nil {
        self
      } else if let index = element.frameIndex {
        self.clipShape(Shapes.shapes[index]).contentShape(Shapes.shapes[index])
      }
    }
  }
}
