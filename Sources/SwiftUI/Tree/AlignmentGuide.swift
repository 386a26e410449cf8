/// A guide of either direction.
enum AlignmentGuide {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  var key: ObjectIdentifier {
    switch self {
    case .horizontal(let alignment): ObjectIdentifier(alignment.id)
    case .vertical(let alignment): ObjectIdentifier(alignment.id)
    }
  }
}
