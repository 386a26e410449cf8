extension String {
  /// What stands behind the last slash of a path.
  var lastPart: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  /// What stands before it.
  var dropLastPart: Substring { lastIndex(of: "/").map { self[..<$0] } ?? "" }
}
