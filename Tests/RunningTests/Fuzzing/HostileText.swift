/// Texts that no honest answer holds.
enum HostileText {
  /// Returns a path, or what looks like one.
  static func path(insteadOf path: String, _ chance: inout Chance) -> String {
    switch chance.below(6) {
    case 0: changed(path, &chance)
    case 1: made(chance.one(of: [1, 3, 10, 40]), &chance)
    case 2: chance.once(in: 8) ? made(chance.one(of: [500, 3000, 20_000]), &chance) : made(7, &chance)
    case 3: repeated(path, &chance)
    case 4: plain(&chance)
    default: moved(path, &chance)
    }
  }

  /// Returns a text of another kind.
  static func plain(_ chance: inout Chance) -> String {
    let texts = [
      "", " ", "m", "h", "0 0 m h h h", "0 0 l", "nan nan m nan nan l h", "0 0 m inf inf l -inf 0 l h",
      "1 2 3 4 5 6 7 c",
      "0 0 m 1e308 1e308 l -1e308 1e308 l h", "0 0 m 5e-324 0 l 0 5e-324 l h", "0x1p3 0 m 1e400 0 l", "+1 -0 m .5 1. l",
      "١ ٢ m", "0 0 m 1 1 l\u{0}", "\u{1B}[2J\u{1B}]0;gone\u{7}", "\u{202E}live\u{2066}\u{200F}",
      "\u{1E}\n\r\t\u{85}\u{2028}",
      "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", "👩‍👩‍👧‍👧🏳️‍🌈", "\u{FEFF}\u{FFFE}\u{E000}\u{10FFFF}", "]}\",{[", "none",
    ]
    let text = chance.one(of: texts)
    return chance.once(in: 30) ? String(repeating: text, count: chance.one(of: [10, 1000, 30_000])) : text
  }

  /// Returns whether a text is a path of more than nothing.
  static func isPath(_ text: String) -> Bool {
    text.contains(" m") && ["m", "l", "q", "c", "h"].contains(text.split(separator: " ").last.map(String.init) ?? "")
  }

  /// Returns a path of so many words: lines to and fro, a scribble, or curves.
  static func longPath(words: Int, kind: Int) -> String {
    var chance = Chance(seed: kind)
    func point() -> String { "\(chance.below(100)) \(chance.below(100))" }
    let piece = (0..<600).map { number in
      switch kind {
      case 0: number.isMultiple(of: 2) ? "100 \(number % 97) l" : "0 \(number % 89) l"
      case 1: "\(point()) l"
      default: "\(point()) \(point()) \(point()) c"
      }
    }.joined(separator: " ")
    let count = words / piece.split(separator: " ").count
    return (["0 0 m"] + Array(repeating: piece, count: count)).joined(separator: " ")
  }

  static func number(insteadOf number: Double, _ chance: inout Chance) -> Tree {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.5, 2, 1e-9, .leastNonzeroMagnitude, 1e9, 1e15, -1e15, 1e100, 1e308, -1e308,
      9_223_372_036_854_775_808,
      -9_223_372_036_854_775_808, number + 0.001, number + 1, number * 2, -number, number * 1.000_000_1, number / 3,
      number + 1e6,
    ]
    let chosen = chance.one(of: numbers)
    return chance.once(in: 6) || !chosen.isFinite ? .text(chance.one(of: ["nan", "inf", "-inf"])) : .number(chosen)
  }

  /// Returns a path of many elements, made by chance.
  private static func made(_ count: Int, _ chance: inout Chance) -> String {
    let extent = chance.one(of: [1e-6, 1, 100, 300, 300, 300, 1e4, 1e7, 1e12, 1e300])
    let grid: Double = chance.one(of: [0, 0, 10, 50])
    func coordinate(_ chance: inout Chance) -> String {
      if chance.once(in: 400) { return chance.one(of: ["nan", "inf", "1e308", "5e-324", "-0.0"]) }
      let number = Double.random(in: -0.2...1.2, using: &chance) * extent
      return grid == 0 ? "\(number)" : "\((number / grid).rounded() * grid)"
    }
    var words = [coordinate(&chance), coordinate(&chance), "m"]
    for _ in 0..<count {
      let (letter, numbers) = chance.one(of: [("l", 2), ("l", 2), ("l", 2), ("q", 4), ("c", 6), ("h", 0), ("m", 2)])
      for _ in 0..<numbers { words.append(coordinate(&chance)) }
      words.append(letter)
    }
    return words.joined(separator: " ")
  }

  /// Returns a path with one word changed.
  private static func changed(_ path: String, _ chance: inout Chance) -> String {
    var words = path.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return made(2, &chance) }
    let place = chance.below(words.count)
    switch chance.below(4) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[chance.below(words.count)], at: place)
    case 2:
      words[place] = chance.one(of: [
        "m", "l", "q", "c", "h", "z", "", "nan", "inf", "1e308", "1e-320", "-0", "1e99999",
      ])
    default: words[place] = Double(words[place]).map { "\($0 + chance.one(of: [1e-7, 0.005, 1, 1e5, -1e9]))" } ?? "h"
    }
    return words.joined(separator: " ")
  }

  /// Returns a path many times, one after the other.
  private static func repeated(_ path: String, _ chance: inout Chance) -> String {
    let most = (chance.once(in: 30) ? 2_000_000 : 200_000) / max(1, path.utf8.count)
    let count = min(most, chance.once(in: 10) ? chance.one(of: [100, 1000, 20_000]) : chance.one(of: [2, 3, 20]))
    return Array(repeating: path, count: max(1, count)).joined(separator: " ")
  }

  /// Returns a path with all numbers moved or made larger.
  private static func moved(_ path: String, _ chance: inout Chance) -> String {
    let factor = chance.one(of: [1, 1, -1, 0, 1.0001, 1e3, 1e150, 1e-200])
    let distance = chance.one(of: [0, 0.001, 5, 1e6, 1e9, -1e300])
    return path.split(separator: " ").map { Double($0).map { "\($0 * factor + distance)" } ?? String($0) }
      .joined(separator: " ")
  }
}
