extension View {
  /// Blurs the view; this has no effect here.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(Ineffective()) }

  /// Turns the view in space; this has no effect here.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(Ineffective())
  }

  /// Draws the view through a projection; this has no effect here.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { modifier(Ineffective()) }

  /// Mixes the view's colours with those behind it; this has no effect here.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(Ineffective()) }

  /// Draws the view as one picture first; this has no effect here.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(Ineffective())
  }

  /// Draws the view as one picture before effects are applied; this has no effect here.
  nonisolated public func compositingGroup() -> some View { modifier(Ineffective()) }

  /// Moves the view as one thing when it is animated; this has no effect here.
  nonisolated public func geometryGroup() -> some View { modifier(Ineffective()) }

  /// Makes the view's colours lighter; this has no effect here.
  nonisolated public func brightness(_ amount: Double) -> some View { modifier(Ineffective()) }

  /// Makes the view's colours differ more; this has no effect here.
  nonisolated public func contrast(_ amount: Double) -> some View { modifier(Ineffective()) }

  /// Makes the view's colours stronger; this has no effect here.
  nonisolated public func saturation(_ amount: Double) -> some View { modifier(Ineffective()) }

  /// Takes the colours out of the view; this has no effect here.
  nonisolated public func grayscale(_ amount: Double) -> some View { modifier(Ineffective()) }

  /// Turns the view's colours round the circle of hues; this has no effect here.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { modifier(Ineffective()) }

  /// Turns the view's colours into their opposites; this has no effect here.
  nonisolated public func colorInvert() -> some View { modifier(Ineffective()) }

  /// Multiplies the view's colours by another; this has no effect here.
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(Ineffective()) }

  /// Makes dark parts of the view transparent; this has no effect here.
  nonisolated public func luminanceToAlpha() -> some View { modifier(Ineffective()) }

  /// Marks the view with a value for those around it; this has no effect here.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { modifier(Ineffective()) }

  /// Mirrors images where text runs from right to left; this has no effect here.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(Ineffective()) }

  /// Wishes for light or dark surroundings; this has no effect here.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { modifier(Ineffective()) }
}
