/// A guide from top to bottom at which views are aligned.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  // A type is never changed, so sharing its name between threads is safe.
  let id: any AlignmentID.Type

  /// Creates an alignment from the name of a guide.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The guide at the edge at which text begins.
  public static let leading = HorizontalAlignment(Guide.Leading.self)
  /// The guide in the middle.
  public static let center = HorizontalAlignment(Guide.HorizontalCenter.self)
  /// The guide at the edge at which text ends.
  public static let trailing = HorizontalAlignment(Guide.Trailing.self)
  /// The guide at which a row's separator begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(Guide.RowSeparatorLeading.self)
  /// The guide at which a row's separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(Guide.RowSeparatorTrailing.self)

  /// Returns the mean of the places that are known, or nil where none is.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { values.meanOfKnown }

  /// Returns whether two alignments are named by the same type.
  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool { lhs.id == rhs.id }
}
