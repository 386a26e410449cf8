/// Whether a view is presented, in the way of older systems.
public struct PresentationMode {
  /// Whether the view is presented by another.
  public let isPresented: Bool

  fileprivate let dismissAction: DismissAction

  /// Takes the view off the screen.
  public mutating func dismiss() { dismissAction() }
}

extension EnvironmentValues {
  /// Whether the view is presented, and a way to end that.
  @available(*, deprecated, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, dismissAction: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
