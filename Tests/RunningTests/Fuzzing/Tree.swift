import Foundation

/// Any JSON text, as a tree of which each node can be changed.
indirect enum Tree: Codable, Hashable {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Tree])
  case object([String: Tree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    self =
      if value.decodeNil() {
        .nothing
      } else if let flag = try? value.decode(Bool.self) {
        .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        .number(number)
      } else if let text = try? value.decode(String.self) {
        .text(text)
      } else if let list = try? value.decode([Tree].self) {
        .list(list)
      } else {
        .object(try value.decode([String: Tree].self))
      }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .nothing: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    // Whole numbers are written as such: a question has no decimals.
    case .number(let number):
      if let whole = Int(exactly: number) { try value.encode(whole) } else { try value.encode(number) }
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let fields): try value.encode(fields)
    }
  }

  /// How many nodes there are, this one included.
  var count: Int {
    switch self {
    case .list(let list): list.reduce(1) { $0 + $1.count }
    case .object(let fields): fields.values.reduce(1) { $0 + $1.count }
    default: 1
    }
  }

  /// Changes the node of a number, counted from 0 in the order of the keys.
  mutating func change(_ number: Int, _ change: (Tree) -> Tree) {
    guard number > 0 else {
      self = change(self)
      return
    }
    var rest = number - 1
    switch self {
    case .list(var list):
      for index in list.indices {
        let count = list[index].count
        if rest < count {
          list[index].change(rest, change)
          self = .list(list)
          return
        }
        rest -= count
      }
    case .object(var fields):
      for key in fields.keys.sorted() {
        guard let field = fields[key] else { continue }
        if rest < field.count {
          fields[key]?.change(rest, change)
          self = .object(fields)
          return
        }
        rest -= field.count
      }
    default: break
    }
  }
}
