internal import Drawing
internal import Geometry

/// A shape that is painted, on top of what was drawn with it before.
final class ShapeNode: Node {
  private let shape: any Shape
  private let style: any ShapeStyle
  private let rule: Drawing.FillRule

  /// What was drawn before, in the same frame.
  private let under: Node?

  init(
    _ shape: any Shape, style: any ShapeStyle, rule: Drawing.FillRule = .nonZero, under: Node? = nil,
    environment: EnvironmentValues
  ) {
    self.shape = shape
    self.style = style
    self.rule = rule
    self.under = under
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func arrange() {
    guard let under else { return }
    let size = under.size(for: frameAsProposal)
    settle(
      under, at: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
      proposal: frameAsProposal)
  }

  override func draw(on canvas: Canvas) {
    under?.draw(on: canvas)
    let paint = paint(style)
    let (outlined, line) = shape.strokeParts
    let outline = outline(of: outlined)
    guard let line else { return canvas.fill(outline.applying(transform), rule: rule, paint: paint) }
    let style = Drawing.LineStyle(
      Stroke(line), dash: line.dash.map(Double.init), dashPhase: Double(line.dashPhase))
    if let scale = transform.uniformScale {
      canvas.stroke(outline.applying(transform), style: style.scaled(by: Double(scale)), paint: paint)
    } else {
      // A line that is stretched is no line of one width any more.
      let dashes = Dashes(lengths: style.dash, phase: style.dashPhase)
      canvas.fill(outline.stroked(style.stroke, dashes: dashes).applying(transform), paint: paint)
    }
  }
}

extension Node {
  /// Returns the outline of a shape in the node's frame, mirrored where it should be.
  func outline(of shape: any Shape) -> Outline {
    // A shape is asked in a rectangle at the origin, as SwiftUI does it: half of all shapes rely on that.
    let rect = CGRect(origin: .zero, size: frame.size)
    let path = shape is ContainerRelativeShape ? containerPath : shape.path(in: rect)
    let (x, y, width) = (Double(frame.minX), Double(frame.minY), Double(frame.width))
    guard environment.layoutDirection == .rightToLeft, shape.layoutDirectionBehavior != .fixed else {
      return x == 0 && y == 0 ? path.outline : path.outline.mapped { Point($0.x + x, $0.y + y) }
    }
    return path.outline.mapped { Point(x + width - $0.x, $0.y + y) }
  }

  /// The container's shape in the node's frame; a rectangle where no container has a shape.
  private var containerPath: Path {
    var node: Node? = self
    while let next = node {
      if let container = next as? ContainerShapeNode {
        return container.path(in: frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
      }
      node = next.parent
    }
    return Path(CGRect(origin: .zero, size: frame.size))
  }

  /// The frame as an outline of the picture.
  var frameOutline: Outline { Path(frame).outline.applying(transform) }
}

/// A shape that is the outline of a line along another.
protocol StrokeOutline: Shape {
  var strokeParts: (any Shape, StrokeStyle?) { get }
}

extension _StrokedShape: StrokeOutline {
  var strokeParts: (any Shape, StrokeStyle?) {
    // The stroke of a stroke is a line along the outline of an area.
    (shape, style)
  }
}

extension Shape {
  /// The shape along which a line runs, with the line's measures; or the shape itself, which is filled.
  var strokeParts: (any Shape, StrokeStyle?) {
    let shape: any Shape = (self as? AnyShape)?.base ?? self
    return (shape as? any StrokeOutline)?.strokeParts ?? (shape, nil)
  }
}

extension Outline {
  func applying(_ transform: CGAffineTransform) -> Outline {
    transform.isIdentity ? self : mapped { Point(CGPoint($0).applying(transform)) }
  }
}

extension CGAffineTransform {
  /// The factor by which all lengths change; nil where it depends on the direction.
  var uniformScale: CGFloat? {
    if isIdentity { return 1 }
    let (first, second) = (a * a + b * b, c * c + d * d)
    let closeness = 1e-9 * max(first, second)
    return abs(first - second) <= closeness && abs(a * c + b * d) <= closeness ? first.squareRoot() : nil
  }
}

extension Drawing.LineStyle {
  fileprivate func scaled(by factor: Double) -> Drawing.LineStyle {
    if factor == 1 { return self }
    var style = self
    style.stroke.width *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}
