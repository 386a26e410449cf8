extension Path {
  /// The form in which a path is kept.
  ///
  /// A rectangle, an ellipse and a rounded rectangle are kept as such, as in Apple's Path: their bounds are the rectangle
  /// that was given, without rounding, and two paths made in different ways are not equal.
  enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(UniformRoundedRectangle)
    case drawn(Steps)
    /// The outline of a stroke, which is measured in single precision.
    case stroked(Steps)
  }

  /// The steps of the path, with rectangles and ellipses written out.
  var elements: [Element] {
    switch storage {
    case .empty: []
    case .rect(let rect): Element.rectangle(rect)
    case .ellipse(let rect): Element.ellipse(in: rect)
    case .roundedRect(let rounded): rounded.elements
    case .drawn(let steps), .stroked(let steps): steps.elements
    }
  }

  /// The path as a list of steps.
  var steps: Steps {
    switch storage {
    case .drawn(let steps), .stroked(let steps): steps
    case .empty, .rect, .ellipse, .roundedRect: Steps(elements)
    }
  }

  /// Changes the path as a list of steps.
  ///
  /// The list is taken out of the path meanwhile, so that it has one owner and grows in place.
  mutating func edit(_ change: (inout Steps) -> Void) {
    var steps = self.steps
    storage = .empty
    change(&steps)
    storage = steps.elements.isEmpty ? .empty : .drawn(steps)
  }
}
