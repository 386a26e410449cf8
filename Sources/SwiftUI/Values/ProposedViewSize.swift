/// The size a container offers to a view, in points; nil leaves the choice to the view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width offered, in points.
  public var width: CGFloat?
  /// The height offered, in points.
  public var height: CGFloat?

  /// The offer of no space, which asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The offer that leaves both dimensions to the view, which asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The offer of endless space, which asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates an offer from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates an offer of exactly a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the offer as a size, with the dimensions left open taken from another size.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
