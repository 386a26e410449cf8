import Glibc

extension Path {
  /// The elements as text: the numbers of each, then its letter, such as `0 0 m 10 0 l h`.
  ///
  /// Control points come before the end point. Numbers have six significant digits, so the text is not exact.
  public var description: String {
    var text: [UInt8] = []
    for element in elements {
      switch element {
      case .move(let end): text.append(points: end, letter: "m")
      case .line(let end): text.append(points: end, letter: "l")
      case .quadCurve(let end, let control): text.append(points: control, end, letter: "q")
      case .curve(let end, let control1, let control2): text.append(points: control1, control2, end, letter: "c")
      case .closeSubpath: text.append(closing: "h")
      }
    }
    return String(decoding: text.dropLast(), as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(points: CGPoint..., letter: Unicode.Scalar) {
    for point in points {
      append(number: Double(point.x))
      append(number: Double(point.y))
    }
    append(closing: letter)
  }

  fileprivate mutating func append(closing letter: Unicode.Scalar) {
    append(UInt8(ascii: letter))
    append(UInt8(ascii: " "))
  }

  /// Adds a number as C's `%g` prints it, and a space; what is not a number has no sign, as in the C library of macOS.
  fileprivate mutating func append(number: Double) {
    if number.isNaN {
      append(contentsOf: "nan".utf8)
    } else if abs(number) < 1e6, let whole = Int(exactly: number), number.sign == .plus || whole != 0 {
      append(contentsOf: String(whole).utf8)
    } else {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
        let count = withVaList([number]) { vsnprintf(buffer.baseAddress, buffer.count, "%g", $0) }
        append(contentsOf: buffer.prefix(Int(count)).lazy.map { UInt8(bitPattern: $0) })
      }
    }
    append(UInt8(ascii: " "))
  }
}
