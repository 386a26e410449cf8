/// The way in which a view comes and goes; it has no effect here, where nothing moves.
public struct AnyTransition: Sendable {
  private init() {}

  /// Becoming opaque, and transparent again.
  public static let opacity = AnyTransition()
  /// Growing, and shrinking again.
  public static var scale: AnyTransition { AnyTransition() }
  /// Sliding in, and out.
  public static var slide: AnyTransition { AnyTransition() }
  /// Coming and going at once.
  public static let identity = AnyTransition()

  /// Returns growing from a size about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }

  /// Returns moving in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns moving in over a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Returns both ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns one way to come and another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  /// Returns the way with a course in time.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Sets the way in which the view comes and goes; this has no effect here.
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(Ineffective()) }
}
