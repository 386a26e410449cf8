import Foundation

extension OutputFolder {
  /// Returns what is there where new results cannot be written, in a sentence.
  static func standing(in path: String) -> String {
    access("\(path)/gradebook.json", F_OK) == 0
      ? "The results that were there before still stand." : "There were no results before, and there are none now."
  }
}
