/// A stand-in for a view that is measured like it and only remembers where it is put.
final class PlacementRecorder: LayoutElement {
  private let element: any LayoutElement
  private(set) var place: Arrangement.Place?

  init(_ element: any LayoutElement) { self.element = element }

  func size(for proposal: ProposedViewSize) -> CGSize { element.size(for: proposal) }

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(for: proposal) }

  var spacing: ViewSpacing { element.spacing }

  var priority: Double { element.priority }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { element.layoutValue(key) }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place = Arrangement.Place(origin: origin, proposal: proposal)
  }
}
