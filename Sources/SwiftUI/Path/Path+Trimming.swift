extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// The length runs over all subpaths and the closing lines; fractions are limited to 0...1. The result is empty where
  /// the second fraction is not greater than the first, and the path itself where all of it is kept.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard to > from else { return Path() }
    let (from, to) = (max(0, from), min(1, to))
    guard to > from else { return Path() }
    if from == 0, to == 1 { return self }
    return PathTrimmer(self).trimmed(from: from, to: to)
  }
}
