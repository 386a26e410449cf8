/// A control for a number between two bounds.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    // The label names the control for those who cannot see it; only the labels of the bounds are shown.
    let labels = [
      minimumValueLabel.resolved(in: context.at(.number(0))), maximumValueLabel.resolved(in: context.at(.number(1))),
    ]
    let span = bounds.upperBound - bounds.lowerBound
    let share = span > 0 ? (value.wrappedValue - bounds.lowerBound) / span : 0
    let track = SliderNode(share: min(max(share, 0), 1), environment: context.environment)
    return [LayoutNode(HStackLayout(), labels[0] + [track] + labels[1], environment: context.environment)]
  }
}

/// A line with a disc at the place of the value.
///
/// How a slider is drawn was not recorded from SwiftUI: this is a sign for one, as high as a button's label.
private final class SliderNode: Node {
  private let share: CGFloat

  /// The diameter of the disc and the width of the line, in points.
  private static let (diameter, lineWidth): (CGFloat, CGFloat) = (16, 4)

  init(share: CGFloat, environment: EnvironmentValues) {
    self.share = share
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? 10, Self.diameter), height: Self.diameter)
  }

  override func draw(on canvas: Canvas) {
    let line = CGRect(
      x: 0, y: (Self.diameter - Self.lineWidth) / 2, width: frame.width, height: Self.lineWidth)
    canvas.fill(outline(of: Path(line)).applying(transform), paint: paint(HierarchicalShapeStyle.tertiary))
    let disc = CGRect(
      x: share * (frame.width - Self.diameter), y: 0, width: Self.diameter, height: Self.diameter)
    canvas.fill(outline(of: Path(ellipseIn: disc)).applying(transform), paint: paint(Color.accentColor))
  }
}

extension Slider {
  /// Creates a control with a label and labels for the bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a control that moves in steps, with a label and labels for the bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a control with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a control that moves in steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a control.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a control that moves in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}
