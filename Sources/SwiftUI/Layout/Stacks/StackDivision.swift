/// How a stack divides its length among the views in it.
///
/// The views are served by priority, and the lengths that those of lower priority need at least are set aside before.
/// Among equals the least flexible comes first. Each is offered an equal part of what is left, and what it does not
/// take is left to the others.
///
/// Not recorded from SwiftUI: the order of equally flexible views, here that of the stack; and offers below zero, here 0.
struct StackDivision {
  /// What the division has to know of a view, in points.
  struct Part {
    var priority: Double
    /// The length of the view when it is offered none.
    var minimum: CGFloat
    /// The length of the view when it is offered an endless one.
    var maximum: CGFloat
  }

  private let parts: [Part]
  /// How much longer than its least length each view can be.
  private let flexibilities: [CGFloat]

  init(_ parts: [Part]) {
    self.parts = parts.map { part in
      // What is no number has no place in an order.
      part.priority.isNaN ? Part(priority: 0, minimum: part.minimum, maximum: part.maximum) : part
    }
    flexibilities = parts.map { part in
      let flexibility = part.maximum - part.minimum
      return flexibility.isNaN ? .infinity : flexibility
    }
  }

  /// Divides a length: offers each view its part, and goes on with what the view answered to take.
  ///
  /// - Complexity: O(*n* log *n*)
  func divide(_ length: CGFloat, offer: (_ index: Int, _ length: CGFloat) -> CGFloat) {
    var left = length
    for group in groups {
      for (served, index) in group.indices.enumerated() {
        let share = (left - group.setAside) / CGFloat(group.indices.count - served)
        // Endless space stays endless, whatever is taken. What is no number is offered as 0.
        left -= offer(index, length == .infinity ? .infinity : share > 0 ? share : 0)
      }
    }
  }

  /// The views of each priority in the order in which they are served, and what those behind them need at least.
  private var groups: [(indices: ArraySlice<Int>, setAside: CGFloat)] {
    let order = parts.indices.sorted { first, second in
      let (one, other) = (parts[first], parts[second])
      guard one.priority == other.priority else { return one.priority > other.priority }
      guard flexibilities[first] == flexibilities[second] else { return flexibilities[first] < flexibilities[second] }
      return first < second
    }
    var groups: [(indices: ArraySlice<Int>, setAside: CGFloat)] = []
    var (rest, setAside) = (order[...], CGFloat(0))
    while let last = rest.last {
      let start = rest.lastIndex { parts[$0].priority != parts[last].priority }.map { $0 + 1 } ?? rest.startIndex
      let group = rest[start...]
      groups.append((group, setAside))
      setAside += group.reduce(0) { $0 + parts[$1].minimum }
      rest = rest[..<group.startIndex]
    }
    return groups.reversed()
  }
}
