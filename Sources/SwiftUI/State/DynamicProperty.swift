/// A part of a view's data that is brought up to date before the view's body is asked for.
public protocol DynamicProperty {
  /// Brings the data up to date before the view's body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing, unless the type says otherwise.
  public mutating func update() {}
}
