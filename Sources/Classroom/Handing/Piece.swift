import Foundation

/// A file or link among what a student hands in.
struct Piece {
  enum Content {
    case file(Data)
    /// A symbolic link, with where it leads.
    case link(String)
  }

  /// The path below the student's folder, with `/` between its parts.
  var path: String
  var content: Content

  /// The id of the exercise for which this file counts; nil where it counts for none.
  var exercise: String?

  /// Where the files that count lie in it, by the exercises' ids, where it is an archive.
  var origins: [String: String] = [:]

  init(_ path: String, _ data: Data, for exercise: String? = nil) {
    self.path = path
    self.exercise = exercise
    content = .file(data)
  }

  init(_ path: String, linkTo target: String) {
    self.path = path
    content = .link(target)
  }

  init(_ path: String, text: String) { self.init(path, Data(text.utf8)) }
}

extension [Piece] {
  /// The pieces as one archive; links cannot be in it.
  var archive: Data {
    var zip = StoredZip()
    for piece in self {
      if case .file(let data) = piece.content { zip.add(data, at: piece.path) }
    }
    return zip.data
  }

  /// Where the files that count lie, by the exercises' ids; an archive is a part of a path like a folder.
  var origins: [String: String] {
    var origins: [String: String] = [:]
    for piece in self {
      if let exercise = piece.exercise { origins[exercise] = piece.path }
      for (exercise, path) in piece.origins { origins[exercise] = "\(piece.path)/\(path)" }
    }
    return origins
  }
}
