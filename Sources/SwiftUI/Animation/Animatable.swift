/// A type some of whose numbers change gradually in an animation.
public protocol Animatable {
  /// The type of the numbers that are animated.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers that are animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No number at all.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // There is nothing to set.
    set {}
  }
}

/// How much finer the animated numbers of angles and unit points are than the values themselves.
///
/// An animation ends where its numbers are close enough; without the factor a turn would end visibly too early.
let animationUnits = 128.0
