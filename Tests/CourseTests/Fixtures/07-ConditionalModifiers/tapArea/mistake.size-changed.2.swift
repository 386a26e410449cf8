import SwiftUI

extension View {
  func tapArea(_ shape: some Shape) -> some View {
    frame(width: 100, height: 100).contentShape(shape)
  }
}
