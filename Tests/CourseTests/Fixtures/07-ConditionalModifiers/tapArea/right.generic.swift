import SwiftUI

extension View {
  func tapArea<S: Shape>(_ shape: S) -> some View {
    contentShape(shape)
  }
}
