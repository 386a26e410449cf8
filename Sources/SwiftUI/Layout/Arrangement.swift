/// The size of a container for one proposal, and where its subviews are in it.
struct Arrangement {
  /// Where a subview is, and with which proposal it was measured for that.
  struct Place {
    /// The upper leading corner, in points, seen from that of the container.
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  /// The places, in the order of the subviews; nil is a subview that is not shown.
  var places: [Place?]

  static let empty = Arrangement(size: .zero, places: [])

  /// Puts the subviews in their places in a container with its upper leading corner at a point.
  func place(_ subviews: LayoutSubviews, at corner: CGPoint) {
    for (subview, place) in zip(subviews, places) {
      guard let place else { continue }
      let origin = CGPoint(x: corner.x + place.origin.x, y: corner.y + place.origin.y)
      subview.place(at: origin, proposal: place.proposal)
    }
  }

  /// Returns where the subviews that set a guide have it, combined by the guide's own rule; nil where none sets it.
  func explicit(_ guide: HorizontalAlignment, of subviews: LayoutSubviews) -> CGFloat? {
    guide.combineExplicit(
      zip(subviews, places).map { subview, place in
        place.flatMap { place in
          subview.dimensions(in: place.proposal)[explicit: guide].map { $0 + place.origin.x }
        }
      })
  }

  /// Returns where the subviews that set a guide have it, combined by the guide's own rule; nil where none sets it.
  func explicit(_ guide: VerticalAlignment, of subviews: LayoutSubviews) -> CGFloat? {
    guide.combineExplicit(
      zip(subviews, places).map { subview, place in
        place.flatMap { place in
          subview.dimensions(in: place.proposal)[explicit: guide].map { $0 + place.origin.y }
        }
      })
  }
}
