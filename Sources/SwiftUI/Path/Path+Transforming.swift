extension Path {
  /// Returns the path with all its points moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if let compact = compact(movedBy: transform) { return compact }
    var result = Path()
    result.add(elements, transform: transform)
    return result
  }

  /// Returns the path moved by distances, in points; a positive dy moves down on screen.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the path in its compact form where the transform leaves the order of its steps as it is.
  private func compact(movedBy transform: CGAffineTransform) -> Path? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    func moved(_ rect: CGRect) -> CGRect? { rect.isInfinite ? nil : rect.applying(transform) }
    switch storage {
    case .empty: return self
    case .rect(let rect): return moved(rect).map { Path($0) }
    case .ellipse(let rect): return moved(rect).map { Path(ellipseIn: $0) }
    case .roundedRect(let rounded):
      guard transform.a == 1, transform.d == 1 else { return nil }
      return moved(rounded.rect).map {
        Path(roundedRect: $0, cornerSize: rounded.cornerSize, style: rounded.style)
      }
    case .drawn, .stroked: return nil
    }
  }
}
