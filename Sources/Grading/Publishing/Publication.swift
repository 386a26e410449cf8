import Course
import Foundation

/// Brings files of results into place, all or none.
///
/// The files are written to the folder `draft`. It becomes `ready` once all are on the disk: from there on whoever comes next
/// can finish what was begun. What they replace lies in `replaced` until all are in place.
struct Publication {
  let out: OutputFolder

  /// Whether the only copy of something old lies in `replaced`, since it could not be brought back.
  private var isStuck = false

  init(of out: OutputFolder) { self.out = out }

  var draft: String { "\(out.state)/draft" }
  private var ready: String { "\(out.state)/ready" }
  private var replaced: String { "\(out.state)/replaced" }
  private var kept: String { "\(out.state)/kept" }

  /// Finishes what a run that was killed has begun, and removes what it left behind.
  mutating func finishInterrupted() throws(WorkbookFolder.Problem) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ready)) ?? []
    try requireNothingInTheWay(of: names)
    for name in names {
      do throws(DiskWriting.Failure) {
        try replace(name)
      } catch {
        // What lies there may be the only copy: whoever comes next tries once more.
        throw access("\(out.path)/\(name)", F_OK) == 0 ? problem(with: name, error) : stuck([name], error)
      }
    }
    if !names.isEmpty { out.disk.synchronise(folder: out.path) }
    removeLeftovers()
  }

  /// Removes what is of no use any more.
  func removeLeftovers() {
    guard !isStuck else { return }
    try? FileManager.default.removeItem(atPath: draft)
    // Half of what is ready must not look like all of it to whoever comes next, if this is the moment of a power cut.
    if rmdir(ready) != 0, out.disk.rename(ready, draft) == 0 {
      out.disk.synchronise(folder: out.state)
      try? FileManager.default.removeItem(atPath: draft)
    }
    try? FileManager.default.removeItem(atPath: replaced)
  }

  /// Brings entries of the draft into place: all of them, or none.
  mutating func bringIntoPlace(_ names: [String]) throws(WorkbookFolder.Problem) {
    try requireNothingInTheWay(of: names)
    try keepGradebook(names)
    var done: [String] = []
    do throws(DiskWriting.Failure) {
      try rename(draft, ready)
      out.disk.synchronise(folder: out.state)
      for name in names {
        done.append(name)
        try replace(name)
      }
    } catch {
      let lost = done.reversed().filter { !bringBack($0) }
      isStuck = !lost.isEmpty
      throw isStuck ? stuck(lost, error) : problem(with: done.last ?? "draft", error)
    }
    out.disk.synchronise(folder: out.path)
  }

  /// Makes sure that what new results replace are results.
  private func requireNothingInTheWay(of names: [String]) throws(WorkbookFolder.Problem) {
    for name in names {
      var status = stat()
      guard lstat("\(out.path)/\(name)", &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == (name == OutputFolder.pages ? S_IFDIR : S_IFREG) else {
        throw WorkbookFolder.Problem(
          "\(out.path)/\(name) is in the way of a \(name == OutputFolder.pages ? "folder" : "file") of that name. "
            + "Move it away and start the command again: nothing is graded twice.")
      }
    }
  }

  private func rename(_ old: String, _ new: String) throws(DiskWriting.Failure) {
    guard out.disk.rename(old, new) == 0 else { throw DiskWriting.Failure(number: errno) }
  }

  /// Puts a file or folder into place and what was there aside. A file is never missing on the way, a folder for a moment.
  private func replace(_ name: String) throws(DiskWriting.Failure) {
    let (new, place, old) = ("\(ready)/\(name)", "\(out.path)/\(name)", "\(replaced)/\(name)")
    guard mkdir(replaced, 0o700) == 0 || errno == EEXIST else { throw DiskWriting.Failure(number: errno) }
    let isThere = access(place, F_OK) == 0
    if isThere, access(old, F_OK) != 0, name == OutputFolder.pages || link(place, old) != 0 { try rename(place, old) }
    try rename(new, place)
  }

  /// Undoes a replacement as far as it came.
  ///
  /// - Returns: Whether what was there before is there again.
  private func bringBack(_ name: String) -> Bool {
    let (new, place, old) = ("\(ready)/\(name)", "\(out.path)/\(name)", "\(replaced)/\(name)")
    do throws(DiskWriting.Failure) {
      if access(new, F_OK) != 0 { try rename(place, new) }
      // What is in place although the new one is not has never been put aside.
      if access(place, F_OK) != 0, access(old, F_OK) == 0 { try rename(old, place) }
      return true
    } catch {
      return false
    }
  }

  /// Keeps the gradebook that is there under the next number, where another one takes its place.
  private func keepGradebook(_ names: [String]) throws(WorkbookFolder.Problem) {
    let files = ["gradebook.json", "gradebook.csv"].filter {
      names.contains($0) && access("\(out.path)/\($0)", F_OK) == 0
    }
    let isChanged = files.contains {
      !FileManager.default.contentsEqual(atPath: "\(out.path)/\($0)", andPath: "\(draft)/\($0)")
    }
    guard isChanged else { return }
    guard mkdir(kept, 0o700) == 0 || errno == EEXIST else {
      throw problem(with: "kept", DiskWriting.Failure(number: errno))
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: kept)) ?? []
    let numbers = names.compactMap { name in
      name.hasPrefix("gradebook-") ? Int(name.dropFirst("gradebook-".count).prefix { $0 != "." }) : nil
    }
    let number = (numbers.max() ?? 0) + 1
    for file in files {
      let copy = "\(kept)/gradebook-\(number).\(file.drop { $0 != "." }.dropFirst())"
      // A second name for the same bytes needs no room; where the file system has none, a copy does.
      guard link("\(out.path)/\(file)", copy) != 0 else { continue }
      do {
        try FileManager.default.copyItem(atPath: "\(out.path)/\(file)", toPath: copy)
      } catch {
        throw problem(with: copy, DiskWriting.Failure(number: errno))
      }
      // The original goes soon.
      let descriptor = open(copy, O_RDONLY | O_CLOEXEC)
      defer { close(descriptor) }
      do throws(DiskWriting.Failure) {
        try out.disk.synchroniseAll(descriptor)
      } catch {
        throw problem(with: copy, error)
      }
    }
    out.disk.synchronise(folder: kept)
  }

  private func stuck(_ names: [String], _ failure: DiskWriting.Failure) -> WorkbookFolder.Problem {
    WorkbookFolder.Problem(
      "The results cannot be brought into place in \(out.path) (\(failure)), and of those that were there before, "
        + "\(names.joined(separator: " and ")) cannot be brought back: they are kept in \(replaced). "
        + "Start the command again once that is put right: it finishes what was begun, and nothing is graded twice.")
  }

  private func problem(with name: String, _ failure: DiskWriting.Failure) -> WorkbookFolder.Problem {
    WorkbookFolder.Problem(
      "\(name) cannot be brought into place in \(out.path) (\(failure)). \(OutputFolder.standing(in: out.path)) "
        + "Start the command again once that is put right: nothing is graded twice.")
  }
}
