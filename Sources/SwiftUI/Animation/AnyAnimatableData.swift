/// The animatable data of an erased type.
///
/// Data of two different types cannot be added: the sum and the difference are then the left value.
public struct _AnyAnimatableData: VectorArithmetic {
  private var box: (any AnyBox)?

  init<Value: VectorArithmetic>(_ value: Value) { box = Box(value: value) }

  private init() { box = nil }

  /// Returns the erased value where it has the given type, or zero where this is the zero of no type.
  func value<Value: VectorArithmetic>(as type: Value.Type) -> Value? {
    guard let box else { return .zero }
    return (box as? Box<Value>)?.value
  }

  /// The zero that fits to data of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  /// Returns whether both hold equal data of the same type.
  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    guard let left = lhs.box else { return rhs.box?.isZero ?? true }
    return left.isEqual(to: rhs.box)
  }

  /// Adds data of the same type.
  public static func += (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) { lhs = lhs + rhs }

  /// Subtracts data of the same type.
  public static func -= (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) { lhs = lhs - rhs }

  /// Returns the sum of data of the same type.
  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    var sum = lhs
    sum.box = lhs.box?.adding(rhs.box) ?? rhs.box
    return sum
  }

  /// Returns the difference of data of the same type.
  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    lhs + rhs.scaled(by: -1)
  }

  /// Multiplies each number of the data by a factor.
  public mutating func scale(by rhs: Double) { box = box?.scaled(by: rhs) }

  /// The sum of the squares of all numbers of the data.
  public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }
}

extension _AnyAnimatableData {
  private protocol AnyBox {
    var isZero: Bool { get }
    var magnitudeSquared: Double { get }
    func isEqual(to other: (any AnyBox)?) -> Bool
    func adding(_ other: (any AnyBox)?) -> any AnyBox
    func scaled(by factor: Double) -> any AnyBox
  }

  private struct Box<Value: VectorArithmetic>: AnyBox {
    var value: Value

    var isZero: Bool { value == .zero }
    var magnitudeSquared: Double { value.magnitudeSquared }

    func isEqual(to other: (any AnyBox)?) -> Bool {
      guard let other else { return isZero }
      return (other as? Box)?.value == value
    }

    func adding(_ other: (any AnyBox)?) -> any AnyBox {
      (other as? Box).map { Box(value: value + $0.value) } ?? self
    }

    func scaled(by factor: Double) -> any AnyBox { Box(value: value.scaled(by: factor)) }
  }
}
