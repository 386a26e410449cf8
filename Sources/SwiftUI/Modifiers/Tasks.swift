extension View {
  /// Does something beside the view's work while it is shown; this has no effect here, where nothing waits.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(Ineffective())
  }

  /// Does something beside the view's work, anew when a value changes; this has no effect here, where nothing waits.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(Ineffective())
  }
}
