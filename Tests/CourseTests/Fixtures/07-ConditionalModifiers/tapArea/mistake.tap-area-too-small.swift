import SwiftUI

extension View {
  func tapArea(_ shape: some Shape) -> some View {
    contentShape(shape.scale(0.5))
  }
}
