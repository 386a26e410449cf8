import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if let index = element.frameIndex {
      overlay { Shapes.shapes[index] }
    } else {
      self
    }
  }
}
