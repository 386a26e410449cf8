// What is length and what is breadth, for rules that hold along either axis.
extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func length(of dimensions: ViewDimensions) -> CGFloat {
    self == .horizontal ? dimensions.width : dimensions.height
  }

  func length(of proposal: ProposedViewSize) -> CGFloat? { self == .horizontal ? proposal.width : proposal.height }

  func guide(_ alignment: Alignment, in dimensions: ViewDimensions) -> CGFloat {
    self == .horizontal ? dimensions[alignment.horizontal] : dimensions[alignment.vertical]
  }

  /// Returns the offer of a length along the axis and a breadth across it.
  func proposal(length: CGFloat?, breadth: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: length, height: breadth) : ProposedViewSize(width: breadth, height: length)
  }

  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Returns the point that is some way along the axis and some way across it.
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
