extension Tree {
  /// Changes a few nodes by chance.
  mutating func mutate(_ chance: inout Chance) {
    for _ in 0...chance.below(3) {
      var own = chance
      change(chance.below(count)) { $0.mutated(&own) }
      chance = own
      _ = chance.next()
    }
  }

  private func mutated(_ chance: inout Chance) -> Tree {
    if chance.once(in: 8) { return chance.once(in: 2) ? Self.any(&chance) : nested(&chance) }
    switch self {
    case .nothing: return .flag(true)
    case .flag(let flag): return chance.once(in: 2) ? .flag(!flag) : .number(1)
    case .number(let number): return HostileText.number(insteadOf: number, &chance)
    case .text(let text):
      return .text(chance.once(in: 4) ? HostileText.plain(&chance) : HostileText.path(insteadOf: text, &chance))
    case .list(let list): return .list(Self.mutated(list, &chance))
    case .object(let fields): return .object(Self.mutated(fields, &chance))
    }
  }

  private static func mutated(_ list: [Tree], _ chance: inout Chance) -> [Tree] {
    guard !list.isEmpty else { return [any(&chance)] }
    var list = list
    let place = chance.below(list.count)
    switch chance.below(6) {
    case 0: list.remove(at: place)
    case 1: list.insert(list[chance.below(list.count)], at: place)
    case 2: list.shuffle(using: &chance)
    case 3: list.reverse()
    case 4:
      let most = 20_000 / list.reduce(1) { $0 + $1.count }
      let count = min(most, chance.one(of: [2, 5, 30, 500]))
      list = Array(repeating: list, count: max(1, count)).flatMap(\.self)
    default: list = chance.once(in: 2) ? [] : list.map { _ in list[place] }
    }
    return list
  }

  private static func mutated(_ fields: [String: Tree], _ chance: inout Chance) -> [String: Tree] {
    let keys = fields.keys.sorted()
    guard !keys.isEmpty else { return ["none": any(&chance)] }
    var fields = fields
    let (key, other) = (chance.one(of: keys), chance.one(of: keys))
    switch chance.below(5) {
    case 0: fields[key] = nil
    case 1: fields[HostileText.plain(&chance)] = fields[key]
    case 2: (fields[key], fields[other]) = (fields[other], fields[key])
    case 3:
      let names = [
        "fill", "stroke", "layer", "masked", "mask", "clips", "opacity", "text", "image", "box", "rule", "paint",
        "color",
        "linear", "points", "list", "record", "number", "path", "value", "scene", "size", "dash", "width", "tapAreas",
      ]
      fields[chance.one(of: names)] = chance.once(in: 2) ? fields[key] : any(&chance)
    default: fields[key] = any(&chance)
    }
    return fields
  }

  private static func any(_ chance: inout Chance) -> Tree {
    switch chance.below(9) {
    case 0: .nothing
    case 1: .flag(chance.once(in: 2))
    case 2: HostileText.number(insteadOf: 0, &chance)
    case 3: .text(HostileText.plain(&chance))
    case 4: .list([])
    case 5: .object([:])
    case 6: .object(["none": .flag(true)])
    case 7: .object(["path": .text(HostileText.path(insteadOf: "0 0 m 9 0 l 0 9 l h", &chance))])
    default: .list([.number(1), .number(2)])
    }
  }

  /// Returns this node inside of many others.
  private func nested(_ chance: inout Chance) -> Tree {
    let kind = chance.below(4)
    return (0..<chance.one(of: [1, 3, 20, 47, 250])).reduce(self) { inner, _ in
      switch kind {
      case 0: .list([inner])
      case 1: .object(["list": .list([inner])])
      case 2: .object(["layer": .list([inner]), "opacity": .number(0.99)])
      default: .object(["masked": .list([inner]), "mask": .list([inner.count < 30 ? inner : .object([:])])])
      }
    }
  }
}
