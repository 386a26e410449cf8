/// A reader of path descriptions.
struct PathParser {
  private let text: [UInt8]
  private var index = 0
  private var numbers: [CGFloat] = []
  private var path = Path()

  /// The control point of the last quadratic curve, which a smooth one mirrors.
  private var lastControl: CGPoint?

  init(text: [UInt8]) { self.text = text }

  /// Returns the path, or nil where the text is not a description.
  mutating func parse() -> Path? {
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "I"):
        guard numbers.count < 6, let number = scanNumber() else { return nil }
        numbers.append(number)
      default:
        guard let operation = scanOperation(), numbers.count == operation.operandCount else { return nil }
        draw(operation)
        numbers.removeAll(keepingCapacity: true)
      }
    }
    return path
  }

  private enum Operation: String {
    case move = "m"
    case line = "l"
    case quadratic = "q"
    case cubic = "c"
    case cubicFromCurrent = "v"
    case cubicToEnd = "y"
    case smooth = "t"
    case rectangle = "re"
    case close = "h"

    var operandCount: Int {
      switch self {
      case .close: 0
      case .move, .line, .smooth: 2
      case .quadratic, .cubicFromCurrent, .cubicToEnd, .rectangle: 4
      case .cubic: 6
      }
    }
  }

  private mutating func scanOperation() -> Operation? {
    let start = index
    while index < text.count, UInt8(ascii: "a")...UInt8(ascii: "z") ~= text[index], index - start < 2 { index += 1 }
    if let long = Operation(rawValue: String(decoding: text[start..<index], as: UTF8.self)) { return long }
    index = start + 1
    return Operation(rawValue: String(decoding: text[start..<index], as: UTF8.self))
  }

  private mutating func draw(_ operation: Operation) {
    let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    let current = path.currentPoint ?? .zero
    var control: CGPoint?
    switch operation {
    case .move: path.move(to: points[0])
    case .line: path.addLine(to: points[0])
    case .quadratic:
      control = points[0]
      path.addQuadCurve(to: points[1], control: points[0])
    case .smooth:
      let mirrored = lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
      control = mirrored
      path.addQuadCurve(to: points[0], control: mirrored)
    case .cubic: path.addCurve(to: points[2], control1: points[0], control2: points[1])
    case .cubicFromCurrent: path.addCurve(to: points[1], control1: current, control2: points[0])
    case .cubicToEnd: path.addCurve(to: points[1], control1: points[0], control2: points[1])
    case .rectangle:
      let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
      path.addLines([
        CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
        CGPoint(x: x, y: y + height),
      ])
      path.closeSubpath()
    case .close: path.closeSubpath()
    }
    lastControl = control
  }

  /// Returns the longest number that begins here, as C's `strtod` does in the C locale.
  private mutating func scanNumber() -> CGFloat? {
    let start = index
    skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
    if text[index...].starts(with: "Inf".utf8) {
      let isNegative = text[start] == UInt8(ascii: "-")
      index += 3
      return isNegative ? -.infinity : .infinity
    }
    var digits = skipDigits()
    if skip(UInt8(ascii: ".")) { digits += skipDigits() }
    guard digits > 0 else { return nil }
    let mantissaEnd = index
    if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
      if skipDigits() == 0 { index = mantissaEnd }
    }
    return Double(String(decoding: text[start..<index], as: UTF8.self)).map { CGFloat($0) }
  }

  @discardableResult
  private mutating func skip(_ bytes: UInt8...) -> Bool {
    guard index < text.count, bytes.contains(text[index]) else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[index] { index += 1 }
    return index - start
  }
}
