extension Path {
  /// Creates a path from the elements of another system's path.
  ///
  /// The path is kept as steps, so that it equals one with the same elements however either was made.
  public init(_ path: CGPath) {
    self = path.path
    // A change that changes nothing writes a compact form out; steps are shared.
    edit { _ in }
  }

  /// Creates a path from the elements that a path which can be changed has now.
  public init(_ path: CGMutablePath) { self.init(path as CGPath) }

  /// The path as an object that cannot be changed.
  public var cgPath: CGPath { CGPath(self) }
}
