/// A row of colours that pass into each other.
public struct Gradient: Hashable, ShapeStyle {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place of the colour, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a colour with its place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Creates a gradient from colours with their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    self.init(stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }
}

extension Gradient {
  /// The numbers between which colours pass into each other.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// The numbers of the screen.
    public static let device = ColorSpace(name: "device")
    /// Numbers whose differences the eye sees as equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// Returns the gradient with its colours passing into each other in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}
