extension Text {
  /// Returns the text; the words for those who cannot see it are not drawn.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Returns the text; the words for those who cannot see it are not drawn.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Returns the text; the words for those who cannot see it are not drawn.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}
