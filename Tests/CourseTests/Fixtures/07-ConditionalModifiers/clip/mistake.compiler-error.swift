import SwiftUI

extension PhotoView {
  func clip() -> some View {
    if let index = element.frameIndex {
      return clipShape(Shapes.shapes[index])
    } else {
      return self
    }
  }
}
