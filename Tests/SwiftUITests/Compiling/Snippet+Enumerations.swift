extension Snippet {
  /// Which enumerations may get more cases: a switch over those has to be ready for one in Swift 6 mode.
  static let enumerations = [
    Snippet(
      "a switch over corner styles needs an unknown default",
      accepts: """
        private func name(_ style: RoundedCornerStyle) -> String {
          switch style {
          case .circular: "circular"
          case .continuous: "continuous"
          @unknown default: "new"
          }
        }
        """,
      refuses: """
        private func name(_ style: RoundedCornerStyle) -> String {
          switch style {
          case .circular: "circular"
          case .continuous: "continuous"
          }
        }
        """, because: "may have additional unknown values", in: [.swift6]),
    Snippet(
      "a switch over line caps needs an unknown default",
      accepts: """
        private func name(_ cap: CGLineCap) -> String {
          switch cap {
          case .butt: "butt"
          case .round: "round"
          case .square: "square"
          @unknown default: "new"
          }
        }
        """,
      refuses: """
        private func name(_ cap: CGLineCap) -> String {
          switch cap {
          case .butt: "butt"
          case .round: "round"
          case .square: "square"
          }
        }
        """, because: "may have additional unknown values", in: [.swift6]),
    Snippet(
      "a switch over the elements of a path is complete, and so is one over edges, axes and content modes",
      accepts: """
        private func name(_ element: Path.Element) -> String {
          switch element {
          case .move: "m"
          case .line: "l"
          case .quadCurve: "q"
          case .curve: "c"
          case .closeSubpath: "h"
          }
        }
        private func name(_ edge: Edge) -> String {
          switch edge {
          case .top, .bottom: "level"
          case .leading, .trailing: "upright"
          }
        }
        private func name(_ axis: Axis) -> String {
          switch axis {
          case .horizontal: "level"
          case .vertical: "upright"
          }
        }
        private func name(_ mode: ContentMode) -> String {
          switch mode {
          case .fit: "fit"
          case .fill: "fill"
          }
        }
        """),
  ]
}
