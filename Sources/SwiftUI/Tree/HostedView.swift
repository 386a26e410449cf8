package import Drawing
internal import Geometry

/// A view on show in a space: it is laid out, gives its drawing, and takes taps.
///
/// The tree is made anew whenever the view is looked at and after each tap; what views keep stays.
@MainActor
package final class HostedView {
  private let make: @MainActor (ViewContext) -> Node
  private let size: CGSize
  private let root = Identity()
  private var generation = 0
  private var environment = EnvironmentValues()

  /// How often the view asked to be dismissed.
  package private(set) var dismissals = 0

  /// Whether the view was taken off the screen.
  package private(set) var hasLeft = false

  /// Shows a view in a space of a size, in points; what should happen when views appear has happened then.
  package convenience init(_ view: some View, size: CGSize) {
    self.init(view, size: size, environment: EnvironmentValues())
  }

  /// Returns what a view shows when it is shown once, without what it would do when it appears.
  package static func drawing(of view: some View, in size: CGSize) -> Drawing {
    let hosted = HostedView(size: size, environment: EnvironmentValues()) { view.stacked(in: $0.at(.content)) }
    let (canvas, _) = hosted.pass(tapCount: 1)
    return canvas.drawing(frame: hosted.rootFrame)
  }

  convenience init(_ view: some View, size: CGSize, environment: EnvironmentValues) {
    self.init(size: size, environment: environment) { view.stacked(in: $0.at(.content)) }
    _ = show()
  }

  private init(size: CGSize, environment: EnvironmentValues, make: @escaping @MainActor (ViewContext) -> Node) {
    self.make = make
    self.size = size
    self.environment = environment
    self.environment.containerSize = size
    self.environment.dismiss = DismissAction { [weak self] in
      MainActor.assumeIsolated { self?.dismissals += 1 }
    }
  }

  /// What the view shows now, and where it can be tapped.
  package var drawing: Drawing { show().drawing(frame: rootFrame) }

  /// Taps at a point, in points from the upper left corner; so many times in quick succession.
  ///
  /// - Returns: Whether the tap did something.
  @discardableResult
  package func tap(at point: CGPoint, count: Int = 1) -> Bool {
    let canvas = show(tapCount: count)
    guard !hasLeft, let action = canvas.drawing(frame: rootFrame).action(at: Point(point)) else { return false }
    canvas.actions[action].run(point)
    _ = show()
    return true
  }

  /// Takes the view off the screen; what should happen when views disappear happens.
  package func leave() {
    hasLeft = true
    for action in root.removeAll() { action() }
  }

  private var rootFrame = CGRect.zero

  /// Makes the tree, and again until no action is left that views ask for when they appear or their values change.
  private func show(tapCount: Int = 1) -> Canvas {
    if hasLeft { return Canvas() }
    // A view that changes with each showing what it watches would never come to an end.
    for _ in 0..<Self.mostShowings {
      let (canvas, actions) = pass(tapCount: tapCount)
      if actions.isEmpty { return canvas }
      for action in actions { action() }
    }
    return pass(tapCount: tapCount).canvas
  }

  private static let mostShowings = 100

  private func pass(tapCount: Int) -> (canvas: Canvas, actions: [() -> Void]) {
    generation += 1
    let pass = Pass(generation: generation)
    let node = make(ViewContext(environment: environment, identity: root, pass: pass))
    let space = ProposedViewSize(size)
    settleCentred(node, in: space)
    rootFrame = node.frame
    let canvas = Canvas(tapCount: tapCount)
    node.draw(on: canvas)
    draw(pass.toolbar, on: canvas)
    var shown = 0
    // A sheet can open another one while it is placed.
    while shown < pass.sheets.count {
      let sheet = pass.sheets[shown]
      settleCentred(sheet, in: space)
      // Nothing behind a sheet can be tapped.
      canvas.forgetTaps()
      sheet.draw(on: canvas)
      shown += 1
    }
    // The tree must live until here: nodes know those around them, but do not keep them.
    withExtendedLifetime(node) {}
    return (canvas, root.removePlaces(notIn: generation) + pass.actions)
  }

  private func settleCentred(_ node: Node, in space: ProposedViewSize) {
    let nodeSize = node.size(for: space)
    let origin = CGPoint(x: (size.width - nodeSize.width) / 2, y: (size.height - nodeSize.height) / 2)
    node.settle(in: CGRect(origin: origin, size: nodeSize), proposal: space)
  }

  /// Draws what stands in the toolbar: in a row above the space, where it is in nobody's way.
  private func draw(_ items: [Node], on canvas: Canvas) {
    guard !items.isEmpty else { return }
    let bar = LayoutNode(HStackLayout(), items, environment: environment)
    let offer = ProposedViewSize(width: size.width, height: nil)
    let barSize = bar.size(for: offer)
    bar.settle(
      in: CGRect(
        x: (size.width - barSize.width) / 2, y: -barSize.height, width: barSize.width, height: barSize.height),
      proposal: offer)
    bar.draw(on: canvas)
  }
}
