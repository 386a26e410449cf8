import SwiftUI

/// The values with which an exercise's type is to be made, by the names of its parameters.
///
/// Their types follow from the place where they are used, so that a probe needs no name of SwiftUI.
public struct Given: Hashable, Sendable {
  /// The numbers: lengths in points, angles in degrees, counts as whole numbers, 0 and 1 for no and yes.
  public let values: [String: Double]

  /// The texts: words, and paths in the form of `Answer.path`.
  public let texts: [String: String]

  public init(_ values: [String: Double] = [:], texts: [String: String] = [:]) {
    self.values = values
    self.texts = texts
  }

  /// Returns a length or a fraction.
  public func number(_ name: String) -> CGFloat { CGFloat(value(name)) }

  /// Returns a count.
  public func count(_ name: String) -> Int { Int(exactly: value(name)) ?? 0 }

  /// Returns a count, or nil where none is given.
  public func optionalCount(_ name: String) -> Int? { values[name].flatMap { Int(exactly: $0) } }

  /// Returns an angle.
  public func angle(_ name: String) -> Angle { Angle(degrees: value(name)) }

  /// Returns a yes or a no.
  public func flag(_ name: String) -> Bool { value(name) != 0 }

  /// Returns a text.
  public func text(_ name: String) -> String {
    guard let text = texts[name] else {
      preconditionFailure("the probe asks for \(name), but the exercise gives only \(texts.keys.sorted())")
    }
    return text
  }

  /// Returns the words of a text.
  public func words(_ name: String) -> [String] { text(name).split(separator: " ").map(String.init) }

  /// Returns the path that a text describes.
  public func path(_ name: String) -> Path { PathText.path(of: text(name)) }

  /// Returns a size: its sides are the numbers `name.width` and `name.height`.
  public func size(_ name: String) -> CGSize {
    CGSize(width: value(name + ".width"), height: value(name + ".height"))
  }

  /// Returns a rectangle: the numbers `name.x`, `name.y`, `name.width` and `name.height`.
  public func rectangle(_ name: String) -> CGRect {
    CGRect(
      x: value(name + ".x"), y: value(name + ".y"), width: value(name + ".width"), height: value(name + ".height"))
  }

  /// Returns a proposal: `name.width` and `name.height`; a side that is not given is unspecified.
  public func proposal(_ name: String) -> ProposedViewSize {
    ProposedViewSize(
      width: values[name + ".width"].map { CGFloat($0) }, height: values[name + ".height"].map { CGFloat($0) })
  }

  /// Returns the element of a list whose number, counted from 0, is given; nil where the list has no such element.
  public func element<Element>(_ name: String, of list: [Element]) -> Element? {
    let number = count(name)
    return list.indices.contains(number) ? list[number] : nil
  }

  private func value(_ name: String) -> Double {
    guard let value = values[name] else {
      preconditionFailure("the probe asks for \(name), but the exercise gives only \(values.keys.sorted())")
    }
    return value
  }
}
