import SwiftUI

extension PhotoView {
  @ViewBuilder func clip() -> some View {
    switch element.frameIndex {
    case .some(let index): clipShape(Shapes.shapes[index])
    case nil: self
    }
  }
}
