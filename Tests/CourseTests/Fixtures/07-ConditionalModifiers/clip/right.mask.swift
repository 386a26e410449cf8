import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if let index = element.frameIndex {
      mask { Shapes.shapes[index] }
    } else {
      self
    }
  }
}
