import Judging
import Observing

/// What is selected in the store before a view is shown, and the words for it.
///
/// The probes of the chapter choose from the same list, by number.
enum Selected: Int, CaseIterable {
  case nothing = 4
  case thePhoto = 0
  case anotherPhoto = 1
  case framedPhoto = 2
  case newElement = 3

  /// What is selected at first.
  init(in setting: Setting) {
    self = Selected(rawValue: Int(setting["selection"])) ?? .nothing
  }

  /// The values with which a probe is told.
  var parameters: Parameters { Parameters(["selection": Double(rawValue)]) }

  var isPhoto: Bool {
    switch self {
    case .thePhoto, .anotherPhoto, .framedPhoto: true
    case .nothing, .newElement: false
    }
  }

  /// What a probe reads from a store in which this is selected.
  var reading: Value {
    switch self {
    case .nothing: .none
    case .thePhoto: .text("the photo")
    case .anotherPhoto, .framedPhoto: .text("another photo")
    case .newElement: .text("a NewElement")
    }
  }
}
