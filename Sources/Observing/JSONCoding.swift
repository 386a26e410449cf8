import Foundation

// JSON has no infinite numbers and none that are not a number: they travel as words.
extension JSONEncoder {
  /// An encoder for what travels between a child and its parent.
  package static var forTravelling: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}

extension JSONDecoder {
  /// A decoder for what travels between a child and its parent.
  package static var forTravelling: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
