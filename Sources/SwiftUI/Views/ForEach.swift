/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content

  /// The value by which an element is known when the collection changes.
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor func nodes(in context: ViewContext) -> [Node] {
    data.flatMap { element in content(element).resolved(in: context.at(.id(AnyHashable(id(element))))) }
  }

  /// Creates views of elements that are known by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views of elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views of the numbers of a range that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}
