import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if let index = element.frameIndex {
      contentShape(Shapes.shapes[index])
    } else {
      self
    }
  }
}
