import SwiftUI

private let quotes = #/"""/#

struct AnyOutline: Shape {
  private let base: AnyShape

  init(_ base: some Shape) {
    self.base = AnyShape(base)
  }

  func path(in rect: CGRect) -> Path {
    base.path(in: rect)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
