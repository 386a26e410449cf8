import Course
import Foundation

extension Intake {
  /// A folder in which students' work lies side by side, or one submission.
  struct Source {
    /// What it is called, without the folders around it.
    var name: String
    var folder: OpenedFolder

    /// Whose all of it is, as its name tells; nil where that tells nothing.
    var owner: EntryName?

    /// The place, among what the instructor named, of the folder in which it was found beside others; nil for one alone.
    var parent: Int?
  }

  /// How many folders around a class are gone down.
  static let depth = 4

  /// Opens what the instructor named.
  ///
  /// - Throws: `WorkbookFolder.Problem` where it cannot be opened.
  func openedSources() throws(WorkbookFolder.Problem) -> [Source] {
    var result: [Source] = []
    var known: Set<String> = []
    for path in sources {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      // Named twice, it is still handed in once.
      guard known.insert(url.resolvingSymlinksInPath().path).inserted else { continue }
      let name = url.lastPathComponent.precomposedStringWithCanonicalMapping
      var source = Source(name: name, folder: try opening.open(source: path))
      let inner = try innermost(of: source)
      source.owner = SourceLayout(inner.folder.entries)
        .owner(named: name, isFolder: source.folder.depth == 0, self.names)
      guard source.owner == nil else {
        result.append(source)
        continue
      }
      let found = try classes(in: inner)
      result += found.map { each in
        var each = each
        each.parent = found.count > 1 ? known.count : nil
        return each
      }
    }
    return result
  }

  /// Goes down where all that lies in a source is one folder around the class, or around the only submission.
  private func innermost(of source: Source) throws(WorkbookFolder.Problem) -> Source {
    var source = source
    for _ in 0..<Self.depth {
      guard let only = SourceLayout(source.folder.entries).onlyFolder, let inner = try opened(only, in: source.folder)
      else { break }
      guard SourceLayout(inner.entries).isInnermost(only.name, of: source.name) else { break }
      source.folder = inner
    }
    return source
  }

  /// Returns a source and the classes that lie in it side by side, as when several downloads were put into one folder.
  ///
  /// Of two downloads of one name the one with a browser's number comes last: there was one already when it came.
  private func classes(in source: Source) throws(WorkbookFolder.Problem) -> [Source] {
    let layout = SourceLayout(source.folder.entries)
    guard layout.mayHoldClasses(names) else { return [source] }
    var found: [(entry: HandedEntry, source: Source, layout: SourceLayout)] = []
    var hasClass = false
    for (place, entry) in layout.studentFolders.enumerated() where hasClass || place < Sections.tries {
      guard let inner = try lookedInto(entry, in: source.folder) else { continue }
      let layout = SourceLayout(inner.folder.entries)
      guard layout.isNamedByPlatform else { continue }
      hasClass = hasClass || Sections.isSurelyOne(layout)
      found.append((entry, inner, layout))
    }
    let classes = Sections.places(among: found.map(\.layout)).map { found[$0] }
    let entries = Set(classes.map(\.entry))
    var rest = source
    rest.folder.entries.removeAll { entries.contains($0) }
    return [rest] + classes.map(\.source).sorted { $0.copyOrder < $1.copyOrder }
  }

  /// Returns what may be a class; nil where it cannot be opened, which is told when its student's files are listed.
  ///
  /// - Throws: `WorkbookFolder.Problem` where something is missing here to unpack an archive: so it is for all the others.
  private func lookedInto(_ entry: HandedEntry, in folder: OpenedFolder) throws(WorkbookFolder.Problem) -> Source? {
    do throws(WorkbookFolder.Problem) {
      guard let inner = try opened(entry, in: folder) else { return nil }
      return try innermost(of: Source(name: entry.name, folder: inner))
    } catch {
      if entry.kind == .archive { throw error }
      return nil
    }
  }

  /// Opens a folder or archive; nil where it is refused, which is told when its files are listed.
  private func opened(_ entry: HandedEntry, in folder: OpenedFolder) throws(WorkbookFolder.Problem) -> OpenedFolder? {
    do throws(Refusal) {
      return try opening.open(entry, in: folder)
    } catch {
      guard error.isOurs else { return nil }
      throw WorkbookFolder.Problem("\(error.path) was not taken in. \(error.message)")
    }
  }
}

extension Intake.Source {
  /// What decides the order of classes that lie side by side.
  fileprivate var copyOrder: (String, Int, String) {
    let copy = CopyMarks.copy(ofSource: name)
    return (copy.name, copy.number, name)
  }
}
