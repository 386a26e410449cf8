import Geometry

// A drawing travels as data: outlines as path text, boxes as their four edges. What is read back is not brought to the
// normal form again: it was in that form when it was written.

extension Drawing: Codable {
  private enum Key: String, CodingKey { case frame, marks, tapAreas }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(frame: .null)
    frame = try fields.decode(Box.self, forKey: .frame)
    marks = try fields.decodeIfPresent([Mark].self, forKey: .marks) ?? []
    tapAreas = try fields.decodeIfPresent([TapArea].self, forKey: .tapAreas) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(frame, forKey: .frame)
    if !marks.isEmpty { try fields.encode(marks, forKey: .marks) }
    if !tapAreas.isEmpty { try fields.encode(tapAreas, forKey: .tapAreas) }
  }
}

extension Drawing.Clip: Codable {
  private enum Key: String, CodingKey { case outline, rule }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decodePath(forKey: .outline),
      rule: try fields.decodeIfPresent(Drawing.FillRule.self, forKey: .rule) ?? .nonZero)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(outline.pathText, forKey: .outline)
    if rule != .nonZero { try fields.encode(rule, forKey: .rule) }
  }
}

extension Drawing.TapArea: Codable {
  private enum Key: String, CodingKey { case outline, rule, limits, action }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decodePath(forKey: .outline),
      rule: try fields.decodeIfPresent(Drawing.FillRule.self, forKey: .rule) ?? .nonZero,
      limits: try fields.decodeIfPresent([Drawing.Clip].self, forKey: .limits) ?? [],
      action: try fields.decodeIfPresent(Int.self, forKey: .action))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(outline.pathText, forKey: .outline)
    if rule != .nonZero { try fields.encode(rule, forKey: .rule) }
    if !limits.isEmpty { try fields.encode(limits, forKey: .limits) }
    try fields.encodeIfPresent(action, forKey: .action)
  }
}

extension KeyedDecodingContainer {
  /// Returns the outline that a path text describes.
  func decodePath(forKey key: Key) throws -> Outline {
    guard let outline = Outline(pathText: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "this is no path")
    }
    return outline
  }
}
