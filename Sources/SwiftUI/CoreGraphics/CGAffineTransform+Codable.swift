// Apple encodes these values as plain lists of numbers, so files written on either system can be read on the other.
extension CGAffineTransform: Codable {
  /// Decodes a transform from a list of its six numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init()
    for number in [\Self.a, \.b, \.c, \.d, \.tx, \.ty] { self[keyPath: number] = try list.decode(CGFloat.self) }
  }

  /// Encodes the transform as a list of its six numbers.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try list.encode(number) }
  }
}
