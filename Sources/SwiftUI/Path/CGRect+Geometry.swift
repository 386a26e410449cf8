internal import Geometry

extension Point {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  init(_ box: Box) {
    self = box.isNull ? .null : CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
  }
}

extension Point {
  /// The point in the precision in which SwiftUI measures trimmed and stroked lines; coordinates that are beyond it stay.
  var inSinglePrecision: Point { Point(x.inSinglePrecision, y.inSinglePrecision) }
}

extension CGRect {
  /// A rectangle whose sides, too, are differences of numbers in single precision.
  init(inSinglePrecision box: Box) {
    self = CGRect(box)
    guard !box.isNull else { return }
    size = CGSize(
      width: (box.maxX.inSinglePrecision - box.minX.inSinglePrecision).inSinglePrecision,
      height: (box.maxY.inSinglePrecision - box.minY.inSinglePrecision).inSinglePrecision)
    origin = CGPoint(Point(box.minX, box.minY).inSinglePrecision)
  }
}

extension Double {
  fileprivate var inSinglePrecision: Double {
    let single = Double(Float(self))
    return single.isFinite ? single : self
  }
}
