import SwiftUI

/// The values with which an exercise's type is to be made, by the names of its parameters.
///
/// Their types follow from the place where they are used, so that a probe needs no name of SwiftUI.
public struct Given: Hashable, Sendable {
  /// The values: lengths in points, angles in degrees, counts as whole numbers.
  public let values: [String: Double]

  public init(_ values: [String: Double] = [:]) {
    self.values = values
  }

  /// Returns a length or a fraction.
  public func number(_ name: String) -> CGFloat { CGFloat(value(name)) }

  /// Returns a count.
  public func count(_ name: String) -> Int { Int(exactly: value(name)) ?? 0 }

  /// Returns an angle.
  public func angle(_ name: String) -> Angle { Angle(degrees: value(name)) }

  private func value(_ name: String) -> Double {
    guard let value = values[name] else {
      preconditionFailure("the probe asks for \(name), but the exercise gives only \(values.keys.sorted())")
    }
    return value
  }
}
