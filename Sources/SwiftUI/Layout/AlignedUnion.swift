/// The length that several views take together, along one axis, when they are aligned at a guide.
struct AlignedUnion {
  /// How far the views reach on either side of the guide, in points.
  private var before: CGFloat = -.infinity
  private var after: CGFloat = -.infinity

  /// Adds a view by its length and the distance of its guide from its beginning.
  mutating func add(length: CGFloat, guide: CGFloat) {
    let guide = Self.usable(guide)
    // Written so that what is no number counts for nothing.
    if guide > before { before = guide }
    if length - guide > after { after = length - guide }
  }

  /// The length of all views together; 0 for none.
  var length: CGFloat {
    let length = before + after
    return length > 0 ? length : 0
  }

  /// The distance of the common guide from the beginning; 0 where there is no view.
  var guide: CGFloat { Self.usable(before) }

  /// The guide of a view whose length has no end is nowhere; the view is then taken at its beginning.
  static func usable(_ guide: CGFloat) -> CGFloat { guide.isFinite ? guide : 0 }
}
