extension Path {
  /// A path as a list of steps, with what a pen has to remember.
  ///
  /// The first step of a list that is not empty is always a move.
  struct Steps: Sendable {
    private(set) var elements: [Element] = []

    /// The start of the last subpath.
    private var start: CGPoint?

    init() {}

    init(_ elements: [Element]) { append(contentsOf: elements) }

    /// The point at which the next step begins.
    var currentPoint: CGPoint? { elements.last?.end ?? start }

    /// Whether the last subpath can still be closed.
    var isOpen: Bool { !elements.isEmpty && elements.last != .closeSubpath }

    /// Adds a step where it has a meaning; see `Path.UndocumentedBehaviour` for steps that have none.
    mutating func append(_ element: Element) {
      switch element {
      case .move(let point): start = point
      case .line, .quadCurve, .curve: if elements.isEmpty { return }
      case .closeSubpath: if !isOpen { return }
      }
      elements.append(element)
    }

    /// Adds steps, each moved by a transform.
    mutating func append(contentsOf others: [Element], movedBy transform: CGAffineTransform = .identity) {
      // Only an empty list is given its size: to ask again and again for just enough room would copy it each time.
      if elements.isEmpty { elements.reserveCapacity(others.count) }
      if transform.isIdentity {
        for element in others { append(element) }
      } else {
        for element in others { append(element.applying(transform)) }
      }
    }
  }
}

extension Path.Steps: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
}
