import Observing

@testable import Arcs

struct PieSliceProbe: ShapeProbe {
  static func shape(_ given: Given) -> PieSlice {
    PieSlice(startAngle: given.angle("startAngle"), endAngle: given.angle("endAngle"))
  }
}
