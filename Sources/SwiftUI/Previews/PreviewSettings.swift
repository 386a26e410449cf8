/// The space in which a preview is shown.
public enum PreviewLayout: Sendable {
  /// The space of a device.
  case device
  /// The space that the view takes.
  case sizeThatFits
  /// A space of fixed measures, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// A wish about how a view is shown as a preview.
nonisolated struct PreviewSetting: IneffectiveModifier {
  enum Wish: Sendable {
    case layout(PreviewLayout)
    case name(String?)
    case device(PreviewDevice?)
  }

  var wish: Wish
}

extension View {
  /// Shows the view's preview on a device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSetting(wish: .device(value)))
  }

  /// Shows the view's preview in a space.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSetting(wish: .layout(value)))
  }

  /// Gives the view's preview a name.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSetting(wish: .name(value)))
  }
}
