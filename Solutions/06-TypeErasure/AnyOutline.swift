import SwiftUI

/// AnyOutline: a box for shapes, made by hand.
///
///           +----------------------------+
///           |  AnyOutline                |
///           |                            |
///       ->  |  path(in:)     -> base?    |      It does not draw anything of
///           |  sizeThatFits  -> base?    |      its own. What it is asked, it
///           |            ___             |      asks the shape that it was
///           |          /     \           |      made with, and passes on what
///           |         | base  |          |      that one answers.
///           |          \ ___ /           |
///           +----------------------------+
///
/// `AnyShape` does this for you. Here you make such a type yourself, and so
/// the name AnyShape must not stand in this file.
///
/// `init(_:)` is handed a shape of some type. Afterwards nobody may see which
/// type it was: keep the shape as `any Shape`, or keep closures that ask it.
///
/// * `path(in:)` is the path of the shape.
/// * `sizeThatFits(_:)` is the size that the shape reports. A circle asks for
///   a square, so its box does too.
///
/// The path and the size are worth a point each.
struct AnyOutline: Shape {
  //: solution
  private let base: any Shape

  init(_ base: some Shape) {
    self.base = base
  }

  func path(in rect: CGRect) -> Path {
    base.path(in: rect)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
  //: starter
  // // TODO: 1 Add a property that keeps the shape, and set it.
  // init(_ base: some Shape) {}
  //
  // func path(in rect: CGRect) -> Path {
  //   // TODO: 2 Ask the shape for its path.
  //   return Path()
  // }
  //
  // // TODO: 3 Answer sizeThatFits(_ proposal: ProposedViewSize) -> CGSize with the size of the shape.
  //: end
}
