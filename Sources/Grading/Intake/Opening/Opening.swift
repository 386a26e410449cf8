import Course
import Foundation
import Judging
import Running

/// Opens what was handed in, whoever it is from: nothing outside of it is read, and nothing is waited for.
package struct Opening: Sendable {
  let unpacker: Unpacker
  private let names = ExerciseNames()

  /// How many files and folders the instructor's own may hold.
  static let sourceEntries = 200_000

  /// - Parameters:
  ///   - scratch: Where archives are unpacked.
  ///   - containment: What contains the programs that unpack them.
  package init(scratch: ScratchFolder, containment: Containment) {
    self.init(unpacker: Unpacker(scratch: scratch, containment: containment))
  }

  init(unpacker: Unpacker) {
    self.unpacker = unpacker
  }

  /// Opens what the instructor named: a folder, or a zip, tar or tar.gz. It may be reached by a link.
  ///
  /// - Throws: `WorkbookFolder.Problem` where it cannot be opened.
  package func open(source path: String) throws(WorkbookFolder.Problem) -> OpenedFolder {
    let name = Self.shown(path)
    let absolute = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    var status = stat()
    guard stat(absolute, &status) == 0 else {
      throw WorkbookFolder.Problem(
        errno == ENOENT || errno == ENOTDIR
          ? "\(name) is not there. Name the folder or the archive with the submissions."
          : "\(name) cannot be read (\(String(cString: strerror(errno)))). Check its permissions.")
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      do throws(Unreadable) {
        return try opened(HandedPlace(path: absolute), called: name, limit: Self.sourceEntries)
      } catch {
        throw WorkbookFolder.Problem("\(name) \(error.words). \(error.adviceForInstructor(at: name))")
      }
    case S_IFREG: return try openArchive(atPath: absolute, called: name)
    default: throw WorkbookFolder.Problem("\(name) is a pipe or a device. Name a folder, a zip, a tar or a tar.gz.")
    }
  }

  private func openArchive(atPath path: String, called name: String) throws(WorkbookFolder.Problem) -> OpenedFolder {
    let file = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      throw WorkbookFolder.Problem(
        "\(name) cannot be read (\(String(cString: strerror(errno)))). Check its permissions.")
    }
    defer { close(file) }
    let title = name.split(separator: "/").last.map(String.init) ?? name
    do throws(UnpackingProblem) {
      let unpacked = try unpacker.unpack(class: file) { ArchiveLayout($0).classes(called: title, names) }
      return try openedArchive(
        HandedPlace(unpacked), called: name, allowance: nil, depth: 1, limit: UnpackingAllowance.classEntries)
    } catch {
      if error == .noArchive, !ArchiveFormat.isNamedSo(name) {
        throw WorkbookFolder.Problem("\(name) is neither a folder nor an archive. \(error.adviceForInstructor)")
      }
      throw WorkbookFolder.Problem("\(name): \(error.sentence) \(error.adviceForInstructor)")
    }
  }

  /// Opens a folder or an archive in an opened folder.
  ///
  /// - Throws: `Refusal` that says what is wrong with it.
  package func open(_ entry: HandedEntry, in folder: OpenedFolder) throws(Refusal) -> OpenedFolder {
    let name = "\(folder.name)/\(entry.name)"
    do throws(Unreadable) {
      switch entry.kind {
      case .folder:
        return try opened(
          folder.place, folder.steps + [entry.bytes], called: name, depth: folder.depth, limit: Self.sourceEntries)
      case .archive: break
      case .file: throw .refused("it is neither a folder nor an archive")
      case .refused(let reason): throw reason
      }
    } catch {
      let advice = error.isOurs ? error.adviceForInstructor(at: folder.place.path) : error.advice
      throw Refusal(path: name, message: "It \(error.words). \(advice)", isOurs: error.isOurs)
    }
    do throws(UnpackingProblem) {
      var allowance = UnpackingAllowance()
      let place = try unpack(entry, at: folder.place, folder.steps, depth: folder.depth, &allowance)
      return try openedArchive(
        place, called: name, allowance: allowance, depth: folder.depth + 1, limit: UnpackingAllowance.entries)
    } catch {
      let advice = error.isOurs ? error.adviceForInstructor : error.adviceForStudent
      throw Refusal(path: name, message: "\(error.sentence) \(advice)", isOurs: error.isOurs)
    }
  }

  /// Unpacks an archive that lies in a folder.
  func unpack(
    _ entry: HandedEntry, at place: HandedPlace, _ steps: [[UInt8]], depth: Int, _ allowance: inout UnpackingAllowance
  ) throws(UnpackingProblem) -> HandedPlace {
    guard depth < UnpackingAllowance.depth else { throw .tooDeep }
    let file: Int32
    do throws(Unreadable) {
      file = try FolderOnDisk(at: place, steps).file(entry.bytes)
    } catch {
      throw .failed(error.words)
    }
    defer { close(file) }
    return HandedPlace(try unpacker.unpack(file, allowance: &allowance))
  }

  private func openedArchive(
    _ place: HandedPlace, called name: String, allowance: UnpackingAllowance?, depth: Int, limit: Int
  ) throws(UnpackingProblem) -> OpenedFolder {
    do throws(Unreadable) {
      return try opened(place, called: name, allowance: allowance, depth: depth, limit: limit)
    } catch {
      throw .failed(error.words)
    }
  }

  private func opened(
    _ place: HandedPlace, _ steps: [[UInt8]] = [], called name: String, allowance: UnpackingAllowance? = nil,
    depth: Int = 0, limit: Int
  ) throws(Unreadable) -> OpenedFolder {
    guard let found = try FolderOnDisk(at: place, steps).entries(atMost: limit) else {
      throw .refused("it holds more than \(limit) files and folders")
    }
    let entries = found.filter { !PassedOver.hides($0.name) || PassedOver.mayBeWork($0) } + place.omitted(in: steps)
    return OpenedFolder(
      name: name, entries: entries.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }, place: place, steps: steps,
      allowance: allowance, depth: depth)
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: What keeps it from being read.
  package func contents(of file: HandedFile) throws(Unreadable) -> Data {
    guard let name = file.steps.last else { throw .folder }
    let folder = try FolderOnDisk(at: file.place, file.steps.dropLast())
    let data = try Unreadable.contents(
      of: name.cString, in: folder.descriptor, limit: SourceFolder.fileBytes, followingLinks: false)
    guard let data else { throw Unreadable(ENOENT) }
    return data
  }

  /// Returns a path as the instructor named it, without slashes at its end.
  private static func shown(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path = path.dropLast() }
    return Spelling.harmless(path, limit: 4000)
  }
}

extension HandedPlace {
  /// Returns what was left out when the archive was unpacked and would lie in one of its folders.
  ///
  /// What would lie outside of the archive is found in its outermost folder.
  fileprivate func omitted(in folder: [[UInt8]]) -> [HandedEntry] {
    (unpacked?.omissions ?? []).filter { omission in
      omission.reason == .outside ? folder.isEmpty : omission.steps.dropLast() == folder[...]
    }.map { omission in
      let names = omission.reason == .outside ? omission.steps[...] : omission.steps.suffix(1)
      let bytes = Array(names.joined(separator: "/".utf8))
      return HandedEntry(
        name: bytes.shownName, bytes: omission.steps.last ?? bytes, kind: .refused(omission.reason))
    }
  }
}

extension Unreadable {
  /// What is said of a file or folder, and what to do about it.
  var sentence: String { "It \(words). \(advice)" }

  /// Returns what keeps this program from reading what a student handed in, and what the instructor can do; nil where
  /// nothing but what was handed in does.
  ///
  /// - Parameter steps: The names that lead to it from a place.
  func obstacle(at place: HandedPlace, _ steps: [[UInt8]]) -> String? {
    guard isOurs else { return nil }
    let path = EntryName.shortened(([place.path] + steps.map(\.shownName)).joined(separator: "/"))
    return "\(path) \(words). \(adviceForInstructor(at: place.path))"
  }

  /// Returns what the instructor can do about it.
  ///
  /// - Parameter path: Where all lies that may have the same permissions.
  func adviceForInstructor(at path: String) -> String {
    guard case .withheld(_, isPermission: true) = self else { return advice }
    return "Make it readable, for instance with `chmod -R u+rX \"\(EntryName.shortened(path))\"`, and try again."
  }
}
