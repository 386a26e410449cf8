import SwiftUI

extension View {
  func tapArea(_ shape: some Shape) -> some View {
    AnyView(self.contentShape(AnyShape(shape)))
  }
}
