extension Optional: View where Wrapped: View {
  /// The type of the body, which the view does not have.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func nodes(in context: ViewContext) -> [Node] { self?.resolved(in: context.at(.branch(true))) ?? [] }
}
