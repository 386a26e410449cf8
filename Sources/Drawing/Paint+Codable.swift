import Geometry

extension Drawing.Paint: Codable {
  private enum Key: String, CodingKey { case color, linear, radial, angular, points, numbers }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    if let color = try fields.decodeIfPresent(Drawing.Color.self, forKey: .color) {
      self = .color(color)
      return
    }
    let points = try fields.decode([Double].self, forKey: .points)
    let numbers = try fields.decodeIfPresent([Double].self, forKey: .numbers) ?? []
    if points.count == 4, let stops = try fields.decodeIfPresent([Drawing.Stop].self, forKey: .linear) {
      self = .linear(stops, from: Point(points[0], points[1]), to: Point(points[2], points[3]))
      return
    }
    guard points.count == 2, numbers.count == 2 else {
      throw DecodingError.dataCorruptedError(forKey: .points, in: fields, debugDescription: "a gradient has its points")
    }
    let center = Point(points[0], points[1])
    if let stops = try fields.decodeIfPresent([Drawing.Stop].self, forKey: .radial) {
      self = .radial(stops, center: center, fromRadius: numbers[0], toRadius: numbers[1])
    } else {
      self = .angular(
        try fields.decode([Drawing.Stop].self, forKey: .angular), center: center, fromRadians: numbers[0],
        toRadians: numbers[1])
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .color(let color):
      try fields.encode(color, forKey: .color)
    case .linear(let stops, let from, let to):
      try fields.encode(stops, forKey: .linear)
      try fields.encode([from.x, from.y, to.x, to.y], forKey: .points)
    case .radial(let stops, let center, let from, let to):
      try fields.encode(stops, forKey: .radial)
      try fields.encode([center.x, center.y], forKey: .points)
      try fields.encode([from, to], forKey: .numbers)
    case .angular(let stops, let center, let from, let to):
      try fields.encode(stops, forKey: .angular)
      try fields.encode([center.x, center.y], forKey: .points)
      try fields.encode([from, to], forKey: .numbers)
    }
  }
}
