import Observing

@testable import PredefinedShapes

struct TicketProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Ticket { Ticket() }
}
