import Drawing
import Geometry

/// A path as a learner's type answered it.
package struct ObservedPath: Hashable, Sendable {
  /// The outline; a subpath that is only a move has no segments.
  package var outline: Outline

  /// Returns the path that a text describes, or nil where it describes none; see `Answer.path` for its form.
  package init?(text: String) {
    guard let outline = Outline(pathText: text) else { return nil }
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
