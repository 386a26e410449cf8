import Observing

@testable import Arcs

struct PieSliceProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> PieSlice {
    PieSlice(startAngle: given.angle("startAngle"), endAngle: given.angle("endAngle"))
  }
}
