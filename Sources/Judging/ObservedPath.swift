import Foundation
import Geometry

/// A path as a learner's type answered it.
package struct ObservedPath: Hashable, Sendable {
  /// The outline; a subpath that is only a move has no segments.
  package var outline: Outline

  /// Returns the path that a text describes, or nil where it describes none; see `Answer.path` for its form.
  package init?(text: String) {
    var outline = Outline()
    var numbers: [Double] = []
    var isOpen = false

    func point(_ index: Int) -> Point { Point(numbers[2 * index], numbers[2 * index + 1]) }
    func add(_ count: Int, _ segment: (Point) -> Segment) -> Bool {
      guard numbers.count == 2 * count, let last = outline.subpaths.last else { return false }
      if !isOpen {
        outline.subpaths.append(Subpath(start: last.start))
        isOpen = true
      }
      let index = outline.subpaths.count - 1
      outline.subpaths[index].segments.append(segment(outline.subpaths[index].end))
      return true
    }

    for word in text.split(separator: " ") {
      let isValid: Bool
      switch word {
      case "m":
        isValid = numbers.count == 2
        if isValid {
          outline.subpaths.append(Subpath(start: point(0)))
          isOpen = true
        }
      case "l": isValid = add(1) { .line($0, point(0)) }
      case "q": isValid = add(2) { .quadratic($0, control: point(0), point(1)) }
      case "c": isValid = add(3) { .cubic($0, control1: point(0), control2: point(1), point(2)) }
      case "h":
        isValid = numbers.isEmpty
        if isOpen, let last = outline.subpaths.indices.last {
          outline.subpaths[last].segments = outline.subpaths[last].segmentsForFilling
          outline.subpaths[last].isClosed = true
        }
        isOpen = false
      default:
        guard let number = Double(word), numbers.count < 6 else { return nil }
        numbers.append(number)
        continue
      }
      guard isValid else { return nil }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    self.outline = outline
  }

  package init(_ outline: Outline) {
    self.outline = outline
  }

  /// Whether a subpath ends where it began without having been closed.
  package var returnsToStart: Bool {
    // The last digit of a sine can keep the end from being the start to the letter.
    let closeness = 1e-9 * max(outline.bounds.diagonal, 1)
    return outline.subpaths.contains {
      !$0.isClosed && $0.segments.count > 1 && $0.end.distance(to: $0.start) <= closeness
    }
  }

  /// Whether no coordinate is infinite or not a number.
  package var isFinite: Bool { outline.isFinite }

  /// Whether the path has no line and no curve.
  package var drawsNothing: Bool { outline.subpaths.allSatisfy(\.segments.isEmpty) }
}
