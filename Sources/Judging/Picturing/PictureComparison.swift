import Drawing
import Geometry

/// Compares pictures as what is seen of them, whatever marks they are made of.
///
/// Close to every border of either picture, on both sides of it, what is seen in the one must be seen in the other: an
/// expected mark and one ink for all of it, or nothing. Between its borders a picture does not change. Places so near to
/// an expected border that they may count for either side are not looked at.
enum PictureComparison {
  /// Returns the first difference found, or nil where both look the same.
  static func difference(of marks: [Drawing.Mark], from expected: [ExpectedMark]) -> PictureDifference? {
    let wanted = Picture(expected)
    let actual = Picture(marks, expecting: wanted)
    if actual.isTooLarge { return .tooMuch }
    if actual.painted.isEmpty, actual.texts.isEmpty { return expected.isEmpty ? nil : .nothing }
    return texts(actual.texts, expected) ?? seen(actual, wanted, expected)
  }

  private static func seen(
    _ actual: Picture, _ wanted: Picture, _ expected: [ExpectedMark]
  ) -> PictureDifference? {
    // For each mark the number of what first showed in its place.
    var shown = [Int?](repeating: nil, count: expected.count)
    var difference: PictureDifference?
    func look(at point: Point) -> Bool {
      guard !wanted.isBorder(near: point) else { return true }
      switch (wanted.top(at: point), actual.top(at: point)) {
      case (nil, nil): return true
      case (nil, _?): difference = .extra(point)
      case (let mark?, nil): difference = .missing(point, mark: wanted.painted[mark].mark)
      case (let mark?, let found?):
        let mark = wanted.painted[mark].mark
        guard let known = shown[mark] else {
          shown[mark] = found
          return true
        }
        if let ink = actual.painted[known].inkNumber, ink == actual.painted[found].inkNumber { return true }
        difference = .twoColors(point, mark: mark)
      }
      return false
    }
    for ground in wanted.grounds + actual.grounds where difference == nil { ground.forEachPointBeside(look) }
    return difference ?? colors(shown.map { $0.map { actual.painted[$0].ink } }, expected)
  }

  private static func colors(_ inks: [Painted.Ink?], _ expected: [ExpectedMark]) -> PictureDifference? {
    for (number, mark) in expected.enumerated() {
      guard let ink = inks[number] else { continue }
      if case .image(let name, _) = mark.content {
        if ink != .image(name) { return .notTheImage(name: name, found: ink) }
        continue
      }
      switch mark.color {
      case .any: break
      case .named(let name):
        guard case .paint(let paint) = ink, mark.color.matches(paint) else { return .color(name: name, mark: number) }
      case .differentFrom(let other):
        if inks.indices.contains(other), inks[other] == ink { return .sameColor(mark: number, other: other) }
      }
    }
    return nil
  }

  private static func texts(_ found: [PicturedText], _ expected: [ExpectedMark]) -> PictureDifference? {
    var rest = found
    for mark in expected {
      guard let (text, box) = mark.text else { continue }
      let candidates = rest.indices.filter { rest[$0].text == text }
      guard let first = candidates.first else { return .missingText(text) }
      guard let index = candidates.first(where: { isRoughly(rest[$0].box, box) }) else {
        return .textElsewhere(text, expected: box ?? .null, actual: rest[first].box)
      }
      rest.remove(at: index)
    }
    return rest.first.map { .extraText($0.text) }
  }

  /// Returns whether a text's box is about where it should be: metrics of fonts are ours, not Apple's.
  private static func isRoughly(_ found: Box, _ expected: Box?) -> Bool {
    guard let expected else { return true }
    let slack = max(4, expected.diagonal / 4)
    return found.center.distance(to: expected.center) <= slack
  }
}
