/// The view of one of two branches.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor func nodes(in context: ViewContext) -> [Node] {
    switch storage {
    case .trueContent(let view): view.resolved(in: context.at(.branch(true)))
    case .falseContent(let view): view.resolved(in: context.at(.branch(false)))
    }
  }
}
