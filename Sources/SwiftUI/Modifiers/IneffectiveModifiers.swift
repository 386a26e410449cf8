/// A change that is accepted and has no effect on the picture, nor on what a tap does.
///
/// These are: `animation` in its forms, `transition`, `shadow`, `blur`, `rotation3DEffect`, `projectionEffect`,
/// `blendMode`, the colour effects (`brightness`, `contrast`, `saturation`, `grayscale`, `hueRotation`, `colorInvert`,
/// `colorMultiply`, `luminanceToAlpha`), `drawingGroup`, `compositingGroup`, `geometryGroup`, `tag`, the settings of
/// previews, `accessibilityLabel`, `accessibilityHidden`, `preferredColorScheme`, `flipsForRightToLeftLayoutDirection`, titles of navigation, `task`,
/// gestures other than taps, smooth edges (`antialiased`), and of styles, images and texts `shadow`, `blendMode`,
/// `interpolation`, `renderingMode`, `variableValue`, `colorSpace`, `multilineTextAlignment` and `monospacedDigit`; also
/// `pinnedViews`, `colorScheme` in the environment, the selection of a `List`, the placement of what stands in a toolbar, the
/// axis of a `TextField`, and the steps and the label of a `Slider`.
nonisolated protocol IneffectiveModifier: PrimitiveModifier {}

extension IneffectiveModifier {
  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node] {
    content.nodes(context.at(.content))
  }
}

/// A change without effect that needs no values of its own.
nonisolated struct Ineffective: IneffectiveModifier {}
