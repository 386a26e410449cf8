/// The words of a line of a secret file: what stands between quotes belongs to one word, and a # begins a comment.
struct SecretWords {
  private(set) var words: [String] = []

  init(_ line: some StringProtocol) throws(SecretLine.Complaint) {
    var word: String?
    var isQuoted = false
    for character in line {
      switch character {
      // Some editors make quotes for printing of what is typed.
      case "\"", "\u{201C}", "\u{201D}", "\u{201E}":
        isQuoted.toggle()
        word = word ?? ""
      case "#" where !isQuoted:
        add(&word)
        return
      case _ where character.isWhitespace && !isQuoted: add(&word)
      default: word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else {
      throw SecretLine.Complaint("A quote is not closed in this line. Write it as in shapes=\"circle lens\".")
    }
    add(&word)
  }

  private mutating func add(_ word: inout String?) {
    if let word { words.append(word) }
    word = nil
  }
}
