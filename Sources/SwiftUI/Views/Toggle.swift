/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a control for a binding.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    let box = ToggleNode(isOn: isOn.wrappedValue, environment: context.environment)
    let row = LayoutNode(
      HStackLayout(), [box] + label.resolved(in: context.at(.content)), environment: context.environment)
    guard context.environment.isEnabled else { return [row] }
    let isOn = isOn
    return [
      DrawingNode(row) { row, canvas in
        canvas.tappable(Canvas.TapAction(count: 1) { _ in isOn.wrappedValue.toggle() }) {
          canvas.takeTaps { row.frameOutline }
          row.draw(on: canvas)
        }
      }
    ]
  }
}

/// A box that is filled where the control is on.
///
/// How a toggle is drawn was not recorded from SwiftUI: this is a sign for one, as macOS has it.
private final class ToggleNode: Node {
  private let isOn: Bool

  /// The side of the box, in points.
  private static let side: CGFloat = 14

  init(isOn: Bool, environment: EnvironmentValues) {
    self.isOn = isOn
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: Self.side, height: Self.side) }

  override func draw(on canvas: Canvas) {
    let box = outline(of: RoundedRectangle(cornerRadius: 3)).applying(transform)
    let style: any ShapeStyle = isOn ? Color.accentColor : HierarchicalShapeStyle.tertiary
    canvas.fill(box, paint: paint(style))
  }
}

extension Toggle where Label == Text {
  /// Creates a control with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Creates a control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
