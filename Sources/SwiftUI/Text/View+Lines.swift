extension View {
  /// Lets each of the view's texts have a number of lines at most; nil for as many as there are.
  nonisolated public func lineLimit(_ number: Int?) -> some View { lines(LineLimits(maximum: number)) }

  /// Gives each of the view's texts room for a number of lines at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(LineLimits(minimum: limit.lowerBound))
  }

  /// Lets each of the view's texts have a number of lines at most.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(LineLimits(maximum: limit.upperBound))
  }

  /// Gives each of the view's texts room for a number of lines at least, and lets it have another number at most.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(LineLimits(minimum: limit.lowerBound, maximum: limit.upperBound))
  }

  /// Lets each of the view's texts have a number of lines at most, and keeps room for all of them where asked.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(LineLimits(minimum: reservesSpace ? limit : 0, maximum: limit))
  }

  nonisolated private func lines(_ limits: LineLimits) -> some View { environment(\.lineLimits, limits) }

  /// Puts the lines of each of the view's texts under each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
