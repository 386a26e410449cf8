import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if let index = element.frameIndex, index > Shapes.shapes.count {
      clipShape(Shapes.shapes[index])
    } else {
      self
    }
  }
}
