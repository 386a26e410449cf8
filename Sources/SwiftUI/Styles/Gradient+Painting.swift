internal import Drawing
internal import Geometry

// Apple's gradients blend in a perceptual space close to Oklab: red to blue has its middle at 170 121 168. Here the
// colours stay as they are at their places, and what lies between is left to what makes a picture of the drawing.

extension Gradient {
  /// The colours as they are drawn, with their places.
  fileprivate var drawnStops: [Drawing.Stop] {
    stops.map { Drawing.Stop($0.color.drawn, at: $0.location.isNaN ? 0 : Double($0.location)) }
  }

  /// Returns a paint with the colours of the gradient: one without colours paints nothing, one of a single colour is
  /// that colour.
  fileprivate func paint(_ blend: ([Drawing.Stop]) -> Drawing.Paint) -> Drawing.Paint {
    let stops = drawnStops
    guard let first = stops.first else { return .clear }
    return stops.allSatisfy { $0.color == first.color } ? .color(first.color) : blend(stops)
  }

  /// Returns the paint along a line between two points of a frame.
  fileprivate func paint(from start: UnitPoint, to end: UnitPoint, in bounds: CGRect) -> Drawing.Paint {
    paint { .linear($0, from: bounds.point(at: start), to: bounds.point(at: end)) }
  }
}

extension CGRect {
  fileprivate func point(at unitPoint: UnitPoint) -> Point {
    Point(Double(minX + width * unitPoint.x), Double(minY + height * unitPoint.y))
  }
}

// A gradient without a form runs from the top to the bottom.
extension Gradient: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint { paint(from: .top, to: .bottom, in: place.bounds) }
}

extension AnyGradient: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint { gradient.paint(in: place) }
}

extension LinearGradient: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint {
    gradient.paint(from: startPoint, to: endPoint, in: place.bounds)
  }
}

extension RadialGradient: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint {
    gradient.paint {
      .radial(
        $0, center: place.bounds.point(at: center), fromRadius: Double(startRadius), toRadius: Double(endRadius))
    }
  }
}

extension AngularGradient: PaintedStyle {
  func paint(in place: PaintedPlace) -> Drawing.Paint {
    gradient.paint {
      .angular(
        $0, center: place.bounds.point(at: center), fromRadians: startAngle.radians, toRadians: endAngle.radians)
    }
  }
}
