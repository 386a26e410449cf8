import Geometry

extension Outline {
  /// The outline as text, in the form that `PathWriter` describes.
  package var pathText: String {
    var writer = PathWriter()
    for subpath in subpaths {
      writer.write("m", subpath.start.x, subpath.start.y)
      for segment in subpath.segments {
        switch segment {
        case .line(_, let p): writer.write("l", p.x, p.y)
        case .quadratic(_, let c, let p): writer.write("q", c.x, c.y, p.x, p.y)
        case .cubic(_, let c, let d, let p): writer.write("c", c.x, c.y, d.x, d.y, p.x, p.y)
        }
      }
      if subpath.isClosed { writer.write("h") }
    }
    return writer.text
  }

  /// Makes the outline that a text describes, or nil where it describes none; see `PathWriter` for its form.
  package init?(pathText: String) {
    var reader = PathReader()
    for word in pathText.split(separator: " ") {
      guard reader.read(word) else { return nil }
    }
    guard reader.isBetweenElements else { return nil }
    self = reader.outline
  }
}

/// Reads the words that `PathWriter` writes, one after the other.
private struct PathReader {
  private(set) var outline = Outline()

  private var numbers: [Double] = []
  private var isOpen = false

  /// Whether the last element is whole.
  var isBetweenElements: Bool { numbers.isEmpty }

  /// Takes a word, and returns whether it may stand where it stands.
  mutating func read(_ word: Substring) -> Bool {
    let isValid: Bool
    switch word {
    case "m":
      isValid = numbers.count == 2
      if isValid {
        outline.subpaths.append(Subpath(start: point(0)))
        isOpen = true
      }
    case "l": isValid = add(1) { .line($0, $1[0]) }
    case "q": isValid = add(2) { .quadratic($0, control: $1[0], $1[1]) }
    case "c": isValid = add(3) { .cubic($0, control1: $1[0], control2: $1[1], $1[2]) }
    case "h":
      isValid = numbers.isEmpty
      if isOpen, let last = outline.subpaths.indices.last {
        outline.subpaths[last].segments = outline.subpaths[last].segmentsForFilling
        outline.subpaths[last].isClosed = true
      }
      isOpen = false
    default:
      guard let number = Double(word), numbers.count < 6 else { return false }
      numbers.append(number)
      return true
    }
    numbers.removeAll(keepingCapacity: true)
    return isValid
  }

  private func point(_ index: Int) -> Point { Point(numbers[2 * index], numbers[2 * index + 1]) }

  /// Adds a segment of so many points; after a closed subpath a new one begins where that began.
  private mutating func add(_ count: Int, _ segment: (Point, [Point]) -> Segment) -> Bool {
    guard numbers.count == 2 * count, let last = outline.subpaths.last else { return false }
    if !isOpen {
      outline.subpaths.append(Subpath(start: last.start))
      isOpen = true
    }
    let index = outline.subpaths.count - 1
    outline.subpaths[index].segments.append(segment(outline.subpaths[index].end, (0..<count).map(point)))
    return true
  }
}
