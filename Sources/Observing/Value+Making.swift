import SwiftUI

// What a probe turns into data. Each takes an optional: nil becomes `none`, and what is there needs no unwrapping.
extension Value {
  public init(_ flag: Bool?) { self = flag.map(Value.flag) ?? .none }

  public init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .none }

  public init(_ number: Double?) { self = number.map(Value.number) ?? .none }

  public init(_ number: CGFloat?) { self = number.map { .number(Double($0)) } ?? .none }

  public init(_ text: String?) { self = text.map(Value.text) ?? .none }

  public init(_ size: CGSize?) {
    self = size.map { .size(width: Double($0.width), height: Double($0.height)) } ?? .none
  }

  /// Makes the value of a rectangle as its origin and size say; `CGRect.null` has one of its own.
  public init(_ rect: CGRect?) {
    guard let rect else {
      self = .none
      return
    }
    self =
      rect.isNull
      ? .nullRectangle
      : .rectangle(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
        height: Double(rect.size.height))
  }

  public init(_ path: Path?) { self = path.map { .path(PathText.text(of: $0)) } ?? .none }

  /// Makes the value of the path of a shape in a rectangle.
  public init(_ shape: (any Shape)?, in rect: CGRect) {
    self = shape.map { .path(PathText.text(of: $0.path(in: rect))) } ?? .none
  }

  /// Makes a list of the paths of shapes in a rectangle.
  public init(_ shapes: [any Shape], in rect: CGRect) { self = .list(shapes.map { Value($0, in: rect) }) }

  public init(_ numbers: [Int]) { self = .list(numbers.map { Value($0) }) }

  public init(_ numbers: [Double]) { self = .list(numbers.map { Value($0) }) }

  public init(_ numbers: [CGFloat]) { self = .list(numbers.map { Value($0) }) }

  public init(_ texts: [String]) { self = .list(texts.map { Value($0) }) }

  public init(_ sizes: [CGSize]) { self = .list(sizes.map { Value($0) }) }

  public init(_ rects: [CGRect]) { self = .list(rects.map { Value($0) }) }

  public init(_ paths: [Path]) { self = .list(paths.map { Value($0) }) }

  public init(_ values: [Value]) { self = .list(values) }

  public init(_ values: [String: Value]) { self = .record(values) }
}
