@testable import Drawing
import Geometry

@testable import SwiftUI

@MainActor func show(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> HostedView {
  HostedView(view, size: CGSize(width: width, height: height))
}

@MainActor func drawing(of view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> Drawing {
  show(view, width, height).drawing
}

extension Drawing.Mark {
  /// The bounds of the outline that is filled, stroked or written on.
  var box: Box {
    switch content {
    case .fill(let outline, _), .stroke(let outline, _), .text(_, let outline), .image(_, let outline): outline.bounds
    case .layer, .masked: .null
    }
  }
}
