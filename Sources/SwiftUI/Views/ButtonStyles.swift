/// How a button looks and takes taps; here it counts only whether the system's space around the label is kept.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

/// The style that suits the place of the button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style of a button that is its label and nothing else.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style of a button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style of a button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style of a button that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
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
    modifier(ButtonStyling(hasBezel: !(S.self == PlainButtonStyle.self || S.self == BorderlessButtonStyle.self)))
  }
}
