import Geometry

extension Drawing.Mark: Codable {
  private enum Key: String, CodingKey {
    case fill, rule, stroke, style, text, image, box, layer, opacity, masked, mask, paint, clips
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try Self.content(in: fields), paint: try fields.decodeIfPresent(Drawing.Paint.self, forKey: .paint) ?? .clear,
      clips: try fields.decodeIfPresent([Drawing.Clip].self, forKey: .clips) ?? [])
  }

  private static func content(in fields: KeyedDecodingContainer<Key>) throws -> Content {
    if fields.contains(.fill) {
      return .fill(
        try fields.decodePath(forKey: .fill),
        try fields.decodeIfPresent(Drawing.FillRule.self, forKey: .rule) ?? .nonZero)
    }
    if fields.contains(.stroke) {
      return .stroke(
        try fields.decodePath(forKey: .stroke), try fields.decode(Drawing.LineStyle.self, forKey: .style))
    }
    if let text = try fields.decodeIfPresent(String.self, forKey: .text) {
      return .text(text, try fields.decodePath(forKey: .box))
    }
    if let name = try fields.decodeIfPresent(String.self, forKey: .image) {
      return .image(name, try fields.decodePath(forKey: .box))
    }
    if let marks = try fields.decodeIfPresent([Drawing.Mark].self, forKey: .layer) {
      return .layer(marks, opacity: try fields.decode(Double.self, forKey: .opacity))
    }
    return .masked(
      try fields.decode([Drawing.Mark].self, forKey: .masked), by: try fields.decode([Drawing.Mark].self, forKey: .mask)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch content {
    case .fill(let outline, let rule):
      try fields.encode(outline.pathText, forKey: .fill)
      if rule != .nonZero { try fields.encode(rule, forKey: .rule) }
    case .stroke(let outline, let style):
      try fields.encode(outline.pathText, forKey: .stroke)
      try fields.encode(style, forKey: .style)
    case .text(let text, let box):
      try fields.encode(text, forKey: .text)
      try fields.encode(box.pathText, forKey: .box)
    case .image(let name, let box):
      try fields.encode(name, forKey: .image)
      try fields.encode(box.pathText, forKey: .box)
    case .layer(let marks, let opacity):
      try fields.encode(marks, forKey: .layer)
      try fields.encode(opacity, forKey: .opacity)
    case .masked(let marks, let mask):
      try fields.encode(marks, forKey: .masked)
      try fields.encode(mask, forKey: .mask)
    }
    if paint != .clear { try fields.encode(paint, forKey: .paint) }
    if !clips.isEmpty { try fields.encode(clips, forKey: .clips) }
  }
}

extension Drawing.LineStyle: Codable {
  private enum Key: String, CodingKey { case width, cap, join, miterLimit, dash, dashPhase }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let cap: Stroke.Cap =
      switch try fields.decodeIfPresent(String.self, forKey: .cap) {
      case "round": .round
      case "square": .square
      default: .butt
      }
    let join: Stroke.Join =
      switch try fields.decodeIfPresent(String.self, forKey: .join) {
      case "round": .round
      case "bevel": .bevel
      default: .miter
      }
    self.init(
      Stroke(
        width: try fields.decode(Double.self, forKey: .width), cap: cap, join: join,
        miterLimit: try fields.decodeIfPresent(Double.self, forKey: .miterLimit) ?? 10),
      dash: try fields.decodeIfPresent([Double].self, forKey: .dash) ?? [],
      dashPhase: try fields.decodeIfPresent(Double.self, forKey: .dashPhase) ?? 0)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(stroke.width, forKey: .width)
    if stroke.cap != .butt { try fields.encode("\(stroke.cap)", forKey: .cap) }
    if stroke.join != .miter { try fields.encode("\(stroke.join)", forKey: .join) }
    if stroke.miterLimit != 10 { try fields.encode(stroke.miterLimit, forKey: .miterLimit) }
    if !dash.isEmpty { try fields.encode(dash, forKey: .dash) }
    if dashPhase != 0 { try fields.encode(dashPhase, forKey: .dashPhase) }
  }
}
