/// Words for those who cannot see a view; they are accepted and have no effect here.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, IneffectiveModifier {}

extension View {
  /// Gives the view words for those who cannot see it; this has no effect here.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier())
  }

  /// Gives the view words for those who cannot see it; this has no effect here.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier())
  }

  /// Gives the view words for those who cannot see it; this has no effect here.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier())
  }
}

extension View {
  /// Hides the view from those who cannot see it; this has no effect here.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier())
  }
}
