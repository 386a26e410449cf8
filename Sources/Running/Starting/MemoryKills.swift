import Foundation

/// What Linux does where memory runs out: it picks a process and kills it.
enum MemoryKills {
  /// How many processes it has killed so since it started, in any container; nil where the system does not tell.
  static var count: Int? {
    FileManager.default.contents(atPath: "/proc/vmstat").flatMap { count(in: String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns the number in lines of a name and a number each (proc(5)).
  static func count(in text: String) -> Int? {
    text.split(separator: "\n").first { $0.hasPrefix("oom_kill ") }
      .flatMap { Int($0.dropFirst("oom_kill ".count)) }
  }
}
