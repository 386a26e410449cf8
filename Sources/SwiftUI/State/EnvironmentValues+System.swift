extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
  private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
  private enum DismissKey: EnvironmentKey { static let defaultValue = DismissAction {} }
  private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }
  private enum StackOrientationKey: EnvironmentKey { static let defaultValue: Axis? = nil }

  /// Whether controls and taps do something.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The direction in which text runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How many pixels make a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// What takes the view off the screen.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented by another, as in a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The axis of the stack around the view; nil where there is none.
  var stackOrientation: Axis? {
    get { self[StackOrientationKey.self] }
    set { self[StackOrientationKey.self] = newValue }
  }
}

/// What takes a view off the screen.
public struct DismissAction: @unchecked Sendable {
  // It is called on the main actor only, as all of a view's actions are.
  let run: () -> Void

  /// Takes the view off the screen.
  public func callAsFunction() { run() }
}

/// Whether the surroundings are light or dark.
@nonexhaustive
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
