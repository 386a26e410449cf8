/// A view made of the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
