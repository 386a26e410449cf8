import SwiftUI

extension PhotoView {
  func clip() -> some View {
    guard let index = element.frameIndex else { return AnyView(self) }
    return AnyView(clipShape(Shapes.shapes[index]))
  }
}
