/// A blurred shadow behind a view.
nonisolated struct Shadow: IneffectiveModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}

extension View {
  /// Puts a blurred shadow behind the view; radius and distances are in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
