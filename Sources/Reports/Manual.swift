/// What a command is called, what it takes and what it does, as help tells it.
package struct Manual: Hashable, Sendable {
  /// An option with its meaning.
  package struct Option: Hashable, Sendable {
    /// The option, for instance `--root`.
    package var name: String

    /// What its value is called, or nil where it takes none.
    package var value: String?

    /// What it does, in one line.
    package var summary: String

    package init(_ name: String, value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }

    var usage: String { value.map { "\(name) \($0)" } ?? name }
  }

  package var name: String

  /// What can stand after the name, for instance `[WHAT ...]`.
  package var operands: String

  /// What it does, in one line.
  package var summary: String
  package var options: [Option]

  /// What else is worth knowing, one paragraph a line.
  package var discussion: String

  package init(
    _ name: String, operands: String = "", _ summary: String, options: [Option] = [], discussion: String = ""
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.discussion = discussion
  }
}
