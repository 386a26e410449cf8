/// How a button looks and takes taps: one of the system's styles. Styles of one's own cannot be made here.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// Whether the system's space around the label is kept.
  nonisolated static var _hasBezel: Bool { get }
}

/// The style that suits the place of the button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Whether the system's space around the label is kept.
  nonisolated public static var _hasBezel: Bool { true }

  /// Creates the style.
  nonisolated public init() {}
}

/// The style of a button that is its label and nothing else.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Whether the system's space around the label is kept.
  nonisolated public static var _hasBezel: Bool { false }

  /// Creates the style.
  nonisolated public init() {}
}

/// The style of a button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Whether the system's space around the label is kept.
  nonisolated public static var _hasBezel: Bool { false }

  /// Creates the style.
  nonisolated public init() {}
}

/// The style of a button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Whether the system's space around the label is kept.
  nonisolated public static var _hasBezel: Bool { true }

  /// Creates the style.
  nonisolated public init() {}
}

/// The style of a button that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Whether the system's space around the label is kept.
  nonisolated public static var _hasBezel: Bool { true }

  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the place of the button.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style of a button that is its label and nothing else.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style of a button without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style of a button with a border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style of a button that stands out.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated struct ButtonStyling: EnvironmentModifier {
  var hasBezel: Bool

  func change(_ environment: inout EnvironmentValues) { environment.buttonsHaveBezels = hasBezel }
}

extension EnvironmentValues {
  private enum BezelKey: EnvironmentKey { static let defaultValue = true }

  /// Whether buttons keep the system's space around their labels.
  var buttonsHaveBezels: Bool {
    get { self[BezelKey.self] }
    set { self[BezelKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons in the view a style: a plain or borderless one is as large as its label.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyling(hasBezel: S._hasBezel))
  }
}
