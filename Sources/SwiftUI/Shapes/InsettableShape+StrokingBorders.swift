extension InsettableShape {
  /// Returns a view of a border inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns a view of a border inside the shape; the width is in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns a view of a border inside the shape.
  @_disfavoredOverload
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns a view of a border inside the shape, in the foreground style.
  @_disfavoredOverload
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    StrokeBorderShapeView(
      shape: self, style: ForegroundStyle(), strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns a view of a border inside the shape; the width is in points.
  @_disfavoredOverload
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Returns a view of a border inside the shape, in the foreground style; the width is in points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    StrokeBorderShapeView(
      shape: self, style: ForegroundStyle(), strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased, background: EmptyView())
  }
}
