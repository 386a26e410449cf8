import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if let index = element.frameIndex {
      overlay { Shapes.shapes[index].stroke(lineWidth: 5) }
    } else {
      self
    }
  }
}
