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
