import Drawing
import Geometry

extension Drawing {
  /// Whether no coordinate of it is infinite or not a number, as far as that is seen.
  var isFinite: Bool {
    frame.edges.allSatisfy(\.isFinite) && marks.allSatisfy(\.isFinite)
      && tapAreas.allSatisfy { $0.outline.isDrawable && $0.limits.allSatisfy { $0.outline.isDrawable } }
  }
}

extension Drawing.Mark {
  fileprivate var isFinite: Bool {
    guard clips.allSatisfy({ $0.outline.isDrawable }) else { return false }
    return switch content {
    case .fill(let outline, _): outline.isDrawable
    case .stroke(let outline, let style): outline.isDrawable && style.stroke.width < 1e9
    case .text(_, let box), .image(_, let box): box.isDrawable
    case .layer(let marks, let opacity): opacity.isFinite && marks.allSatisfy(\.isFinite)
    case .masked(let marks, let mask): marks.allSatisfy(\.isFinite) && mask.allSatisfy(\.isFinite)
    }
  }
}

extension Outline {
  /// Whether all coordinates are numbers with which can be reckoned.
  fileprivate var isDrawable: Bool {
    subpaths.allSatisfy { subpath in
      subpath.start.isDrawable && subpath.segments.allSatisfy { $0.definingPoints.allSatisfy(\.isDrawable) }
    }
  }
}

extension Point {
  fileprivate var isDrawable: Bool { abs(x) < 1e9 && abs(y) < 1e9 }
}
