import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    if element.frameIndex != nil {
      clipShape(Circle())
    } else {
      self
    }
  }
}
