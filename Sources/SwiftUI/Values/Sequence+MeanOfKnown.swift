extension Sequence<CGFloat?> {
  /// The mean of the numbers that are there, or nil where there is none.
  var meanOfKnown: CGFloat? {
    let known = compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count)
  }
}
