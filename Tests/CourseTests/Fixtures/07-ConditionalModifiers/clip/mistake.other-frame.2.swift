import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if let frame = element.frameIndex {
      clipShape(Shapes.shapes[max(frame - 1, 0)])
    } else {
      self
    }
  }
}
