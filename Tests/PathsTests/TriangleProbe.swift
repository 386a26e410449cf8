import Observing

@testable import Paths

struct TriangleProbe: ShapeProbe {
  static func shape(_ given: Given) -> Triangle { Triangle() }
}
