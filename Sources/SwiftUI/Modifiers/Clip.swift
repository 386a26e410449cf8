internal import Drawing

/// A view drawn only inside a shape.
nonisolated struct Clip<Outline: Shape>: WrappingModifier {
  var shape: Outline
  var style: FillStyle

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let (shape, rule) = (shape, style.rule)
    return DrawingNode(node) { child, canvas in
      let outline = child.outline(of: shape).applying(child.transform)
      canvas.clipped(by: Drawing.Clip(outline, rule: rule)) { child.draw(on: canvas) }
    }
  }
}

extension View {
  /// Draws the view only inside a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(Clip(shape: shape, style: style))
  }

  /// Draws the view only inside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Draws the view only inside its frame with continuous corners; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
