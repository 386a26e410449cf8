/// A part of a user interface, described by the views it is made of.
@_typeEraser(AnyView)
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that this one is made of.
  associatedtype Body: View

  /// The content and the behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// The type of the body.
  public typealias Body = Never

  /// The body of a view that cannot exist.
  nonisolated public var body: Never { self }
}
