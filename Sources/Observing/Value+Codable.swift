// A value travels as an object with one field: its kind.
extension Value: Codable {
  private enum Key: String, CodingKey {
    case none, flag, number, text, size, rectangle, nullRectangle, path, list, record
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard let key = fields.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a value names its kind"))
    }
    func numbers(_ count: Int) throws -> [Double] {
      let numbers = try fields.decode([Double].self, forKey: key)
      guard numbers.count == count else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: fields, debugDescription: "\(count) numbers are needed here")
      }
      return numbers
    }
    switch key {
    case .none: self = .none
    case .flag: self = .flag(try fields.decode(Bool.self, forKey: key))
    case .number: self = .number(try fields.decode(Double.self, forKey: key))
    case .text: self = .text(try fields.decode(String.self, forKey: key))
    case .size:
      let sides = try numbers(2)
      self = .size(width: sides[0], height: sides[1])
    case .rectangle:
      let sides = try numbers(4)
      self = .rectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    case .nullRectangle: self = .nullRectangle
    case .path: self = .path(try fields.decode(String.self, forKey: key))
    case .list: self = .list(try fields.decode([Value].self, forKey: key))
    case .record: self = .record(try fields.decode([String: Value].self, forKey: key))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .none: try fields.encode(true, forKey: .none)
    case .flag(let flag): try fields.encode(flag, forKey: .flag)
    case .number(let number): try fields.encode(number, forKey: .number)
    case .text(let text): try fields.encode(text, forKey: .text)
    case .size(let width, let height): try fields.encode([width, height], forKey: .size)
    case .rectangle(let x, let y, let width, let height): try fields.encode([x, y, width, height], forKey: .rectangle)
    case .nullRectangle: try fields.encode(true, forKey: .nullRectangle)
    case .path(let text): try fields.encode(text, forKey: .path)
    case .list(let values): try fields.encode(values, forKey: .list)
    case .record(let values): try fields.encode(values, forKey: .record)
    }
  }
}
