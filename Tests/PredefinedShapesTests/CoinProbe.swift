import Observing

@testable import PredefinedShapes

struct CoinProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Coin { Coin() }
}
