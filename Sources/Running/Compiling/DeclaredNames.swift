import Judging

/// The names that a file offers to the other files of its module, and all names that it uses.
///
/// Found by looking at words and braces, not by compiling: too many names rather than too few. A file that uses a name
/// of another counts as needing it.
struct DeclaredNames: Sendable {
  /// Names at the top level, and those of members of extensions; private ones left out.
  private(set) var declared: Set<String> = []

  /// All words and operators, but for names that the file declares itself.
  private(set) var used: Set<String> = []

  private static let declarators: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "macro", "operator",
  ]

  init(in source: SourceText) {
    var depth = 0
    var extensionDepth: Int?
    var isPrivate = false
    var isExtensionPrivate = false
    var hidden: Set<String> = []
    var expectsName = false
    var expectsExtensionBody = false
    for token in Self.tokens(of: source.codeOnly) {
      switch token {
      case "{":
        depth += 1
        if expectsExtensionBody, extensionDepth == nil { extensionDepth = depth }
        expectsExtensionBody = false
        expectsName = false
      case "}":
        if extensionDepth == depth { (extensionDepth, isExtensionPrivate) = (nil, false) }
        depth -= 1
        isPrivate = false
      case "private", "fileprivate": isPrivate = true
      case "extension":
        expectsExtensionBody = depth == 0
        if depth == 0 { isExtensionPrivate = isPrivate }
        isPrivate = false
      case _ where Self.declarators.contains(token): expectsName = true
      case _ where expectsName:
        if depth == 0 || extensionDepth == depth {
          if isPrivate || (isExtensionPrivate && depth > 0) { hidden.insert(token) } else { declared.insert(token) }
        }
        expectsName = false
        isPrivate = false
      default: used.insert(token)
      }
    }
    used.subtract(declared.union(hidden))
  }

  /// Returns words, runs of operator characters, and braces.
  private static func tokens(of code: String) -> [String] {
    var tokens: [String] = []
    var current = ""
    var isWord = false
    for character in code {
      let belongsToWord = character.isLetter || character.isNumber || character == "_"
      let belongsToOperator = "+-*/%<>=!&|^~?".contains(character)
      if !current.isEmpty, isWord ? !belongsToWord : !belongsToOperator {
        tokens.append(current)
        current = ""
      }
      if belongsToWord || belongsToOperator {
        isWord = belongsToWord
        current.append(character)
      } else if character == "{" || character == "}" {
        tokens.append(String(character))
      }
    }
    return current.isEmpty ? tokens : tokens + [current]
  }
}
