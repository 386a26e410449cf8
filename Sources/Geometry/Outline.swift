/// A picture's lines as numbers: subpaths of lines and Bézier curves, with y growing downwards.
package struct Outline: Hashable, Sendable {
  package var subpaths: [Subpath]

  package init(_ subpaths: [Subpath] = []) {
    self.subpaths = subpaths
  }

  /// Whether there is nothing to draw, not even a single point.
  package var isEmpty: Bool { subpaths.isEmpty }

  /// All segments, with the closing lines of the closed subpaths.
  package var segments: [Segment] { subpaths.flatMap(\.segments) }

  /// The smallest box around all points of all curves; `null` for an empty outline.
  package var bounds: Box {
    var box = Box.null
    for subpath in subpaths {
      box.formUnion(subpath.start)
      for segment in subpath.segments { box.formUnion(segment.bounds) }
    }
    return box
  }

  /// The signed area, each subpath taken as closed: positive for clockwise on screen, counted once for each turn.
  package var area: Double {
    var doubled = 0.0
    for subpath in subpaths {
      for segment in subpath.segmentsForFilling { doubled += segment.doubledAreaContribution }
    }
    return doubled / 2
  }

  /// Whether no coordinate is infinite or not a number.
  package var isFinite: Bool {
    subpaths.allSatisfy { $0.start.isFinite && $0.segments.allSatisfy(\.isFinite) }
  }

  /// Returns the outline moved by a function of its points; right for affine functions only.
  package func mapped(_ transform: (Point) -> Point) -> Outline {
    Outline(subpaths.map { $0.mapped(transform) })
  }

  /// The outline with every subpath run through the other way.
  package var reversed: Outline { Outline(subpaths.map(\.reversed)) }

  package static func + (left: Outline, right: Outline) -> Outline { Outline(left.subpaths + right.subpaths) }
}
