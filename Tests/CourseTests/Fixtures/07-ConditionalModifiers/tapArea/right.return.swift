import SwiftUI

extension View {
  func tapArea(_ shape: some Shape) -> some View {
    return self.contentShape(shape, eoFill: false)
  }
}
