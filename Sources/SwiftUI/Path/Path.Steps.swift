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

    mutating func append(contentsOf others: [Element]) {
      for element in others { append(element) }
    }
  }
}

extension Path.Steps: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
}
