// Apple encodes these values as plain lists of numbers, so files written on either system can be read on the other.
extension CGVector: Codable {
  /// Decodes a vector from a list of its two numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let dx = try list.decode(CGFloat.self)
    self.init(dx: dx, dy: try list.decode(CGFloat.self))
  }

  /// Encodes the vector as a list of its two numbers.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(dx)
    try list.encode(dy)
  }
}
