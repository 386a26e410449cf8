/// The space in which a view is shown, and what is done with it there.
public struct Stage: Hashable, Sendable, Codable {
  /// What is done with a view.
  public enum Step: Hashable, Sendable, Codable {
    /// It is tapped at a point, in points from the upper left corner of the space, with y growing downwards.
    case tap(x: Double, y: Double)
    /// It is taken off the screen.
    case leave
  }

  /// The width of the space that the view is offered, in points.
  public var width: Double
  /// The height of the space that the view is offered, in points.
  public var height: Double
  /// What is done, one after the other.
  public var steps: [Step]

  public init(width: Double, height: Double, steps: [Step] = []) {
    self.width = width
    self.height = height
    self.steps = steps
  }
}
