import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if let index = element.frameIndex {
      self.clipShape(Shapes.shapes[index])
    } else {
      EmptyView()
    }
  }
}
