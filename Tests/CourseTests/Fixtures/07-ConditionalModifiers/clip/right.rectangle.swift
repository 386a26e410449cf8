import SwiftUI

extension PhotoView {
  func clip() -> some View {
    clipShape(element.frameIndex.map { Shapes.shapes[$0] } ?? AnyShape(Rectangle()))
  }
}
