/// The name of a guide by which views can be aligned.
public protocol AlignmentID {
  /// Returns where the guide is in a view for which nothing was set, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
