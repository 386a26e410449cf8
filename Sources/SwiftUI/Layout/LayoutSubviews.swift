/// The views inside a container, as its layout sees them.
///
/// A slice keeps the indices of the whole; the subviews chosen by a sequence of indices are numbered anew from 0.
// Unchecked: layouts run on one thread, and the elements are only asked there.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// A part of the subviews.
  public typealias SubSequence = LayoutSubviews
  /// One of the subviews.
  public typealias Element = LayoutSubview
  /// The place of a subview among its siblings, from 0.
  public typealias Index = Int
  /// The places of all subviews.
  public typealias Indices = Range<LayoutSubviews.Index>
  /// The type that goes through the subviews.
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which lines run in the container.
  public var layoutDirection: LayoutDirection

  private let elements: ArraySlice<any LayoutElement>

  init(_ elements: [any LayoutElement], layoutDirection: LayoutDirection = .leftToRight) {
    self.init(elements[...], layoutDirection: layoutDirection)
  }

  private init(_ elements: ArraySlice<any LayoutElement>, layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  /// The index of the first subview.
  public var startIndex: Int { elements.startIndex }

  /// The index behind the last subview.
  public var endIndex: Int { elements.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubviews.Element { LayoutSubview(element: elements[index]) }

  /// The subviews of a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], layoutDirection: layoutDirection)
  }

  /// The subviews at some indices, in the order of these.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] }, layoutDirection: layoutDirection)
  }

  /// Returns whether both are the same subviews in the same order, in containers of the same direction.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }
}
