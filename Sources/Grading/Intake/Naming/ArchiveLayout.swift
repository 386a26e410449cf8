import Running

/// How the archive of a class is laid out, as far as its paths tell before it is unpacked.
///
/// Intake finds the same once it is unpacked, in the same way; here it is known whose part has too much to be unpacked.
struct ArchiveLayout {
  /// A file or folder, by its name, with what lies in it.
  private final class Node {
    var kind: HandedEntry.Kind
    var children: [[UInt8]: Node] = [:]

    init(_ kind: HandedEntry.Kind) { self.kind = kind }
  }

  /// The archive itself.
  private let top = Node(.folder)

  init(_ entries: [ArchiveEntry]) {
    for entry in entries {
      guard let steps = entry.steps else { continue }
      var node = top
      for (place, name) in steps.enumerated() {
        // Deeper than this nothing is looked at here.
        guard place <= 2 * Intake.depth + 1 else { break }
        let kind = place == steps.count - 1 ? Self.kind(of: entry, name: name) : .folder
        let next = node.children[name] ?? Node(kind)
        if kind == .folder || next.kind != .folder { next.kind = kind }
        node.children[name] = next
        node = next
      }
    }
  }

  /// Returns the folders in which submissions lie side by side.
  ///
  /// - Parameter name: What the archive is called.
  func classes(called name: String, _ names: ExerciseNames) -> [[[UInt8]]] {
    let outer = innermost(top, at: [], called: name)
    let layout = Self.layout(of: outer.node)
    guard layout.mayHoldClasses(names) else { return [outer.path] }
    var found: [(path: [[UInt8]], layout: SourceLayout)] = []
    var hasClass = false
    for (place, entry) in layout.studentFolders.enumerated() where hasClass || place < Sections.tries {
      // What lies in an archive within it is bounded where that is opened.
      guard entry.kind == .folder, let node = outer.node.children[entry.bytes] else { continue }
      let inner = innermost(node, at: outer.path + [entry.bytes], called: entry.name)
      let layout = Self.layout(of: inner.node)
      guard layout.isNamedByPlatform else { continue }
      hasClass = hasClass || Sections.isSurelyOne(layout)
      found.append((inner.path, layout))
    }
    return [outer.path] + Sections.places(among: found.map(\.layout)).map { found[$0].path }
  }

  /// Goes down where all that lies in a folder is one folder around the class.
  private func innermost(_ node: Node, at path: [[UInt8]], called name: String) -> (path: [[UInt8]], node: Node) {
    var (node, path) = (node, path)
    for _ in 0..<Intake.depth {
      guard let only = Self.layout(of: node).onlyFolder, only.kind == .folder, let next = node.children[only.bytes],
        Self.layout(of: next).isInnermost(only.name, of: name)
      else { break }
      path.append(only.bytes)
      node = next
    }
    return (path, node)
  }

  /// Returns how what lies in a folder is laid out, in the order of the bytes of the names.
  private static func layout(of node: Node) -> SourceLayout {
    SourceLayout(
      node.children.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
        HandedEntry(name: $0.key.shownName, bytes: $0.key, kind: $0.value.kind)
      })
  }

  private static func kind(of entry: ArchiveEntry, name: [UInt8]) -> HandedEntry.Kind {
    switch entry.kind {
    case .folder: .folder
    case .refused(let reason): .refused(reason)
    case .file(_, let size): ArchiveFormat.isNamedSo(FileNameText.text(name)) ? .archive : .file(bytes: size)
    }
  }
}
