/// The form of a corner of a stroke.
@nonexhaustive
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner, cut off where the miter limit is passed.
  case miter
  /// A corner with an arc around its point.
  case round
  /// A corner cut off straight.
  case bevel
}
