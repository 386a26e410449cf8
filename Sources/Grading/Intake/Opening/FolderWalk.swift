import Course
import Running

/// A walk through all that a student handed in, from the outer folders to the inner ones.
struct FolderWalk {
  /// A folder on the way.
  struct Stop {
    var place: HandedPlace

    /// The names that lead to it from the place.
    var steps: [[UInt8]] = []

    /// The names that lead to it from where the walk began, as they stand on disk and as people are told them.
    var bytes: [[UInt8]] = []
    var names: [String] = []

    /// Within how many archives it lies.
    var archiveDepth: Int

    /// Whether the walk began here, or an archive was unpacked here.
    var isOutermost = true

    /// Returns a folder in it.
    ///
    /// - Parameter isPart: Whether its name is a part of the paths below it.
    func below(_ entry: HandedEntry, isPart: Bool = true) -> Stop {
      var inner = self
      inner.steps.append(entry.bytes)
      if isPart {
        inner.bytes.append(entry.bytes)
        inner.names.append(entry.name)
        inner.isOutermost = false
      }
      return inner
    }

    func path(of entry: HandedEntry) -> String { (names + [entry.name]).joined(separator: "/") }

    /// What it is called itself.
    var path: String { names.isEmpty ? "." : names.joined(separator: "/") }
  }

  /// How many files and folders are looked at, and how deep folders may be nested.
  static let entries = 20_000
  static let depth = 32

  /// How many remarks are made.
  static let remarks = 100

  private let opening: Opening
  private var allowance: UnpackingAllowance
  private var entriesLeft: Int
  private var isOutOfArchives = false

  /// Why nothing is taken; nil where something may be.
  private var tooMuch: Unreadable?
  private var found = HandedListing()

  init(_ opening: Opening, allowance: UnpackingAllowance, entries: Int = Self.entries) {
    self.opening = opening
    self.allowance = allowance
    entriesLeft = entries
  }

  /// What was found, in its order.
  var listing: HandedListing {
    // What was found first depends on the order, and a grade must not.
    if let tooMuch {
      let remark = Submission.Remark(.refused, path: ".", tooMuch.sentence)
      return HandedListing(remarks: [remark], obstacle: found.obstacle)
    }
    var result = found
    result.files.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    result.remarks.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    let rest = result.remarks.count - Self.remarks
    if rest > 0 {
      result.remarks = Self.first(of: result.remarks)
      let last = result.remarks[Self.remarks - 1]
      result.remarks.append(
        Submission.Remark(.notTaken, path: last.path, "There are \(rest) more files and folders that were not read."))
    }
    return result
  }

  /// Returns as many of the remarks as are made, in their order: what is said of exercises' files is not lost among the rest.
  private static func first(of remarks: [Submission.Remark]) -> [Submission.Remark] {
    let names = ExerciseNames()
    let isHelpful = remarks.map { remark in
      remark.path.split(separator: "/").last.flatMap { names.meaning(of: String($0)) } != nil
    }
    let places = remarks.indices.filter { isHelpful[$0] } + remarks.indices.filter { !isHelpful[$0] }
    return places.prefix(Self.remarks).sorted().map { remarks[$0] }
  }

  /// Looks into a folder, and then into those in it and into archives: what lies in outer folders comes first.
  mutating func look(into folder: Stop) {
    var waiting = [folder]
    var next = 0
    while next < waiting.count {
      waiting += inner(of: waiting[next])
      next += 1
    }
  }

  /// Takes what lies in a folder, and returns the folders in it that are to be looked into.
  private mutating func inner(of stop: Stop) -> [Stop] {
    let entries: [HandedEntry]
    do throws(Unreadable) {
      guard let read = try FolderOnDisk(at: stop.place, stop.steps).entries(atMost: entriesLeft) else {
        refuse(
          stop.path,
          "It was not looked into, since there would be more than \(Self.entries / 1000),000 files and folders. "
            + "Hand in the Swift files alone.")
        return []
      }
      entries = read
    } catch {
      found.obstacle = found.obstacle ?? error.obstacle(at: stop.place, stop.steps)
      refuse(stop.path, error.sentence)
      return []
    }
    entriesLeft -= entries.count
    if stop.place.unpacked?.isOfClass == true { count(entries) }
    if stop.isOutermost, let unpacked = stop.place.unpacked { tell(of: unpacked, at: stop) }
    let isWorkbook = PassedOver.isWorkbook(entries)
    if isWorkbook, let sentence = PassedOver.sentence(onWorkbook: entries) { passOver(stop.path, sentence) }
    var result: [Stop] = []
    for entry in entries {
      if isWorkbook, entry.name != "Chapters" {
        if PassedOver.couldBeSwift(entry.name), entry.name != "Package.swift", case .file = entry.kind {
          passOver(stop.path(of: entry), PassedOver.besideChapters)
        }
      } else if let inner = take(entry, in: stop) {
        result.append(inner)
      }
    }
    return result
  }

  /// Counts what was unpacked with the class already, as if it had been an archive of the student's own.
  private mutating func count(_ entries: [HandedEntry]) {
    let bytes = entries.reduce(0) { sum, entry in
      if case .file(let size) = entry.kind { sum + size } else { sum }
    }
    tooMuch = allowance.take(entries: entries.count, bytes: bytes) ?? tooMuch
  }

  /// Takes a file, or says why not; returns a folder or an opened archive that is to be looked into.
  ///
  /// - Parameter isAll: Whether it is all that is looked at, whatever it is called.
  @discardableResult
  mutating func take(_ entry: HandedEntry, in stop: Stop, isAll: Bool = false) -> Stop? {
    let path = stop.path(of: entry)
    switch entry.kind {
    case .folder:
      if let sentence = PassedOver.sentence(onFolder: entry.name) {
        passOver(path, sentence)
        return nil
      }
      guard !PassedOver.hides(entry.name) else {
        if PassedOver.mayBeWork(entry) { passOver(path, PassedOver.hiddenWork) }
        return nil
      }
      guard stop.steps.count < Self.depth else {
        refuse(path, Unreadable.tooDeep.sentence)
        return nil
      }
      return stop.below(entry)
    case _ where PassedOver.hides(entry.name) && !isAll:
      if let sentence = PassedOver.sentence(onHiddenFile: entry.name) {
        passOver(path, sentence)
      } else if PassedOver.mayBeWork(entry) {
        passOver(path, PassedOver.hiddenWork)
      }
      return nil
    case .archive: return opened(entry, in: stop)
    case .refused(let reason):
      found.obstacle = found.obstacle ?? reason.obstacle(at: stop.place, stop.steps + [entry.bytes])
      refuse(path, reason.sentence)
      return nil
    case .file(let size):
      if size > SourceFolder.fileBytes {
        let couldBeSwift = PassedOver.couldBeSwift(entry.name)
        refuse(path, couldBeSwift ? Unreadable.tooLarge.sentence : PassedOver.largeFile)
        if couldBeSwift { return nil }
      }
      found.files.append(
        HandedFile(
          path: path, bytes: Array((stop.bytes + [entry.bytes]).joined(separator: "/".utf8)), size: size,
          place: stop.place, steps: stop.steps + [entry.bytes]))
      return nil
    }
  }

  /// Opens an archive, or says why not.
  ///
  /// - Parameter isPart: Whether its name is a part of the paths below it.
  mutating func opened(_ entry: HandedEntry, in stop: Stop, isPart: Bool = true) -> Stop? {
    do throws(UnpackingProblem) {
      let place = try opening.unpack(entry, at: stop.place, stop.steps, depth: stop.archiveDepth, &allowance)
      var inner = stop.below(entry, isPart: isPart)
      inner.place = place
      inner.steps = []
      inner.archiveDepth += 1
      inner.isOutermost = true
      return inner
    } catch {
      if error.isOurs {
        let sentence = "\(stop.path(of: entry)): \(error.sentence) \(error.adviceForInstructor)"
        // What stops everybody is told first.
        found.obstacle = error.isOfAllArchives ? sentence : found.obstacle ?? sentence
        if error.isOfAllArchives { found.isUnpackingHindered = true }
      }
      // Once is enough for what may be thousands.
      if error == .tooManyArchives {
        guard !isOutOfArchives else { return nil }
        isOutOfArchives = true
      }
      refuse(stop.path(of: entry), "\(error.sentence) \(error.adviceForStudent)")
      return nil
    }
  }

  /// Says what of an archive was left out when it was unpacked, as far as this part of it goes.
  private mutating func tell(of unpacked: UnpackedFolder, at stop: Stop) {
    /// Returns the path from here; nil for what lies elsewhere, or where nobody looks.
    func path(_ steps: [[UInt8]]) -> String? {
      guard steps.starts(with: stop.steps) else { return nil }
      let names = steps.dropFirst(stop.steps.count).map(\.shownName)
      guard !names.dropLast().contains(where: PassedOver.skips), names.last.map(PassedOver.hides) == false else {
        return nil
      }
      return (stop.names + names).joined(separator: "/")
    }
    for omission in unpacked.omissions {
      if let path = path(omission.steps) { refuse(path, omission.reason.sentence) }
    }
    for steps in unpacked.repeated {
      guard let path = path(steps) else { continue }
      found.remarks.append(
        Submission.Remark(.chosen, path: path, "It stands in the archive more than once. The last one was taken."))
    }
  }

  private mutating func refuse(_ path: String, _ sentence: String) {
    found.remarks.append(Submission.Remark(.refused, path: EntryName.shortened(path), sentence))
  }

  private mutating func passOver(_ path: String, _ sentence: String) {
    found.remarks.append(Submission.Remark(.notTaken, path: EntryName.shortened(path), sentence))
  }
}
