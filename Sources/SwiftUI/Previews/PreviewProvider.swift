/// A type that shows views in an editor.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  /// The type of the views that are shown.
  associatedtype Previews: View

  /// The views that are shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform on which the views are shown, or nil for the editor's choice.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform on which the views are shown: the editor's choice.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// The mark of types that show views in an editor.
public protocol _PreviewProvider {}

/// A platform on which views are shown.
public enum PreviewPlatform: Hashable, Sendable {
  /// The platform of iPhone and iPad.
  case iOS
  /// The platform of the Mac.
  case macOS
  /// The platform of Apple TV.
  case tvOS
  /// The platform of Apple Watch.
  case watchOS
}
