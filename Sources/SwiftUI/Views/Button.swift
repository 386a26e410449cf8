/// A control that does something when it is tapped.
nonisolated public struct Button<Label: View>: View, PrimitiveView {
  let action: () -> Void
  let label: Label

  /// Creates a button from what it does and how it looks.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [ButtonNode(label.layered(in: context.at(.content)), action: action, environment: context.environment)]
  }
}

/// A button looks as its label does, in the middle of the space around it.
///
/// Its bezel was not recorded from SwiftUI and is not drawn.
private final class ButtonNode: WrapperNode {
  private let action: () -> Void

  /// How much wider a button is than its label, and how high it is at least, in points, as on macOS.
  private static let (widening, leastHeight): (CGFloat, CGFloat) = (24, 24)

  init(_ label: Node, action: @escaping () -> Void, environment: EnvironmentValues) {
    self.action = action
    super.init(label, environment: environment)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    guard environment.buttonsHaveBezels else { return proposal }
    return ProposedViewSize(width: proposal.width.map { max($0 - Self.widening, 0) }, height: proposal.height)
  }

  override func size(around child: CGSize, for proposal: ProposedViewSize) -> CGSize {
    guard environment.buttonsHaveBezels else { return child }
    return CGSize(width: child.width + Self.widening, height: max(child.height, Self.leastHeight))
  }

  override func childOrigin(for proposal: ProposedViewSize) -> CGPoint { alignedOrigin(.center, for: proposal) }

  override var spacing: ViewSpacing { .plain }

  override func draw(on canvas: Canvas) {
    let action = action
    guard environment.isEnabled else {
      // A tap on it reaches nothing behind it.
      canvas.takeTaps { self.frameOutline }
      return child.draw(on: canvas)
    }
    canvas.tappable(Canvas.TapAction(count: 1) { _ in action() }) {
      canvas.takeTaps { self.frameOutline }
      child.draw(on: canvas)
    }
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private enum Purpose { case destructive, cancel }

  private let purpose: Purpose

  /// It destroys something.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// It gives up what was begun.
  public static let cancel = ButtonRole(purpose: .cancel)
}

extension Button {
  /// Creates a button with a purpose, which does not change how it looks here.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title and a purpose, which does not change how it looks here.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(titleKey, action: action)
  }

  /// Creates a button with a title and a purpose, which does not change how it looks here.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(title, action: action)
  }

  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
