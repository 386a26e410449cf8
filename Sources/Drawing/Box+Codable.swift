import Geometry

extension Box: Codable {
  /// Reads the left, the upper, the right and the lower edge.
  package init(from decoder: any Decoder) throws {
    var edges = try decoder.unkeyedContainer()
    self.init(
      minX: try edges.decode(Double.self), minY: try edges.decode(Double.self), maxX: try edges.decode(Double.self),
      maxY: try edges.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var edges = encoder.unkeyedContainer()
    try edges.encode(contentsOf: [minX, minY, maxX, maxY])
  }
}
