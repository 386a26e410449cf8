import Drawing

extension Scene: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(moments: try decoder.singleValueContainer().decode([Moment].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(moments)
  }
}

extension Scene.Moment: Codable {
  private enum Key: String, CodingKey { case drawing, readings }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      drawing: try fields.decodeIfPresent(Drawing.self, forKey: .drawing),
      readings: try fields.decodeIfPresent([String: Value].self, forKey: .readings) ?? [:])
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(drawing, forKey: .drawing)
    if !readings.isEmpty { try fields.encode(readings, forKey: .readings) }
  }
}
