/// The shape of a button's border.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  private enum Form: Equatable {
    case automatic
    case capsule
    case circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let form: Form

  /// The shape that the system chooses, here a rounded rectangle.
  public static let automatic = ButtonBorderShape(form: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(form: .capsule)
  /// A rounded rectangle with a radius that the system chooses.
  public static let roundedRectangle = ButtonBorderShape(form: .roundedRectangle(radius: nil))
  /// A circle.
  public static let circle = ButtonBorderShape(form: .circle)

  /// Returns a rounded rectangle; the radius is in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(form: .roundedRectangle(radius: radius))
  }
}

extension ButtonBorderShape: Shape, InsetDrawable {
  /// Returns the outline of the border.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  func path(in rect: CGRect, inset: CGFloat) -> Path {
    switch form {
    case .capsule: Capsule().path(in: rect, inset: inset)
    case .circle: Circle().path(in: rect, inset: inset)
    case .automatic: rounded(nil).path(in: rect, inset: inset)
    case .roundedRectangle(let radius): rounded(radius).path(in: rect, inset: inset)
    }
  }

  private func rounded(_ radius: CGFloat?) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: radius ?? Path.UndocumentedBehaviour.buttonCornerRadius)
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the shape with its outline moved inwards by a distance, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of a button's border that the system chooses.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
