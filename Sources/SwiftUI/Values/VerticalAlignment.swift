/// A guide from side to side at which views are aligned.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  // A type is never changed, so sharing its name between threads is safe.
  let id: any AlignmentID.Type

  /// Creates an alignment from the name of a guide.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The guide at the upper edge.
  public static let top = VerticalAlignment(Guide.Top.self)
  /// The guide in the middle.
  public static let center = VerticalAlignment(Guide.VerticalCenter.self)
  /// The guide at the lower edge.
  public static let bottom = VerticalAlignment(Guide.Bottom.self)
  /// The guide at the baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(Guide.FirstTextBaseline.self)
  /// The guide at the baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(Guide.LastTextBaseline.self)

  /// Returns the mean of the places that are known, or nil where none is.
  ///
  /// Of first baselines it is the least, of last baselines the greatest.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    switch self {
    case .firstTextBaseline: values.compactMap { $0 }.min()
    case .lastTextBaseline: values.compactMap { $0 }.max()
    default: values.meanOfKnown
    }
  }

  /// Returns whether two alignments are named by the same type.
  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool { lhs.id == rhs.id }
}
