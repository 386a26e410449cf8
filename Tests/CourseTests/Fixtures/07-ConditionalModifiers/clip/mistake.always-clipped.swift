import SwiftUI

extension PhotoView {
  func clip() -> some View {
    clipShape(Shapes.shapes[element.frameIndex ?? 0])
  }
}
