import SwiftUI

/// SquareCheckmark: the checkmark that asks for a square.
///
///       +-----------------* minY     The path is that of Checkmark:
///       |              .  |          from  (minX, midY)
///       |           .     |          to    (minX + width / 3, maxY)
///       *        .        | midY     to    (maxX, minY), open.
///       | .    .          |
///       |   .             |          It is drawn into the rectangle that
///       +----*------------+ maxY     is given, whether square or not.
///     minX              maxX
///
/// Before a shape is drawn, it is asked which size it would like: the proposal
/// has a width and a height, and each can be nil, which means unspecified.
/// This shape answers with a square whose side is the smaller of the two. An
/// unspecified side counts as 10.
///
///     proposed 200 x 100            reports 100 x 100
///     proposed  60 x unspecified    reports  10 x  10
///
/// The path and the size are worth a point each.
struct SquareCheckmark: Shape {
  func path(in rect: CGRect) -> Path {
    //: solution
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
    //: starter
    // // TODO: 1 Draw the checkmark.
    // return Path()
    //: end
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    //: solution
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
    //: starter
    // // TODO: 2 Put 10 in place of a side that is nil, and return a square of the smaller side.
    // return .zero
    //: end
  }
}
