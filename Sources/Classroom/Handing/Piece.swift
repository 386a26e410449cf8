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

  init(_ path: String, _ data: Data) {
    self.path = path
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
}
