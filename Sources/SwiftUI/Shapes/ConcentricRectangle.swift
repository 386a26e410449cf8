/// A rectangle whose corners can be rounded around the same centres as those of the container's shape.
///
/// Where no container has a shape, a concentric corner has its least radius: see `Path.UndocumentedBehaviour`.
nonisolated public struct ConcentricRectangle: Shape {
  private let corners: RoundedRectangularShapeCorners

  /// The groups of corners that all get the greatest of their radii.
  private let uniformGroups: [Set<Edge.Corner>]

  private init(_ corners: RoundedRectangularShapeCorners, uniform groups: Set<Edge.Corner>...) {
    self.corners = corners
    uniformGroups = groups
  }

  /// Creates a rectangle with four concentric corners.
  public init() { self.init(.concentric) }

  /// Creates a rectangle with four corners of a style; uniform ones all get the greatest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), uniform: isUniform ? Set(Edge.Corner.allCases) : [])
  }

  /// Creates a rectangle with two corners of a style above and two of another below.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), uniform: Self.top, Self.bottom)
  }

  /// Creates a rectangle with two corners of a style at the leading edge and two of another at the trailing edge.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners, bottomLeading: uniformLeadingCorners,
        bottomTrailing: uniformTrailingCorners), uniform: Self.leading, Self.trailing)
  }

  /// Creates a rectangle with two corners of a style above and two with styles of their own below.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), uniform: Self.top)
  }

  /// Creates a rectangle with two corners of a style below and two with styles of their own above.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), uniform: Self.bottom)
  }

  /// Creates a rectangle with two corners of a style at the leading edge and two with styles of their own.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
        bottomTrailing: bottomTrailingCorner), uniform: Self.leading)
  }

  /// Creates a rectangle with two corners of a style at the trailing edge and two with styles of their own.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: uniformTrailingCorners), uniform: Self.trailing)
  }

  private static let top: Set<Edge.Corner> = [.topLeading, .topTrailing]
  private static let bottom: Set<Edge.Corner> = [.bottomLeading, .bottomTrailing]
  private static let leading: Set<Edge.Corner> = [.topLeading, .bottomLeading]
  private static let trailing: Set<Edge.Corner> = [.topTrailing, .bottomTrailing]

  /// Returns the rectangle with continuous corners, with leading at the left.
  public func path(in rect: CGRect) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: radius(of: .topLeading), bottomLeading: radius(of: .bottomLeading),
      bottomTrailing: radius(of: .bottomTrailing), topTrailing: radius(of: .topTrailing))
    return radii == RectangleCornerRadii() ? Path(rect) : Path(roundedRect: rect, cornerRadii: radii)
  }

  /// Returns a corner's radius where no container has a shape, in points.
  private func radius(of corner: Edge.Corner) -> CGFloat {
    let alike = uniformGroups.first { $0.contains(corner) } ?? [corner]
    return alike.map { corners[$0].radius }.max() ?? 0
  }
}
