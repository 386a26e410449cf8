import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if let index = element.frameIndex {
      clipShape(Shapes.shapes[index])
    }
  }
}
