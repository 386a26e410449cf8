import SwiftUI

extension View {
  func tapArea(_ shape: some Shape) -> some View {
    Group {
      self
    }
  }
}
