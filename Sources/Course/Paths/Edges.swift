import Geometry
import Judging

/// The edges of a rectangle and the middles between them, read rightly or not.
struct Edges: Sendable {
  var minX: Double
  var midX: Double
  var maxX: Double
  var minY: Double
  var midY: Double
  var maxY: Double

  /// The lengths, which are never misread here.
  var width: Double
  var height: Double

  /// What is taken for an edge or a middle although it is a length, right only where the rectangle starts at 0, 0.
  struct Misreading: OptionSet, Sendable {
    var rawValue: Int

    /// 0 instead of `minX` and `minY`.
    static let zeroAsMinimum = Misreading(rawValue: 1)
    /// Half of the width or height instead of `midX` and `midY`.
    static let halfAsMiddle = Misreading(rawValue: 2)
    /// The width and the height instead of `maxX` and `maxY`.
    static let sizeAsMaximum = Misreading(rawValue: 4)
  }

  init(of setting: Setting, misreading: Misreading = []) {
    (width, height) = (setting.width, setting.height)
    minX = misreading.contains(.zeroAsMinimum) ? 0 : setting.minX
    minY = misreading.contains(.zeroAsMinimum) ? 0 : setting.minY
    midX = misreading.contains(.halfAsMiddle) ? width / 2 : setting.midX
    midY = misreading.contains(.halfAsMiddle) ? height / 2 : setting.midY
    maxX = misreading.contains(.sizeAsMaximum) ? width : setting.maxX
    maxY = misreading.contains(.sizeAsMaximum) ? height : setting.maxY
  }

  /// Returns the edges moved inwards, in points: outside in where that is too much.
  func inset(dx: Double, dy: Double) -> Edges {
    var edges = self
    edges.minX += dx
    edges.maxX -= dx
    edges.minY += dy
    edges.maxY -= dy
    edges.width -= 2 * dx
    edges.height -= 2 * dy
    return edges
  }
}

extension Mistake {
  /// Mistakes that show only where the rectangle does not start at 0, 0: lengths used as places.
  ///
  /// Where all places are lengths, the whole outline is measured from 0, 0, which is recognised in any exercise.
  ///
  /// - Parameter inset: How far the edges that are read are moved inwards then, in points.
  static func aboutEdges(
    inset: @escaping @Sendable (Setting) -> Vector = { Vector($0.inset, $0.inset) },
    _ drawing: @escaping @Sendable (Edges) -> Outline
  ) -> [Mistake] {
    @Sendable func outline(_ setting: Setting, _ misreading: Edges.Misreading) -> Outline {
      let inset = inset(setting)
      return drawing(Edges(of: setting, misreading: misreading).inset(dx: inset.dx, dy: inset.dy))
    }
    func origin(_ misreading: Edges.Misreading) -> Mistake {
      Mistake(
        "origin-ignored", "0 stands where rect.minX or rect.minY belongs: the rectangle can start anywhere.",
        hint: "The left edge is rect.minX, the top edge is rect.minY. They are 0 only by chance.",
        .draws { outline($0, misreading) })
    }
    func size(_ misreading: Edges.Misreading) -> Mistake {
      Mistake(
        "sizes-as-edges", "rect.width or rect.height is used as a place: they are lengths.",
        hint: "The right edge is rect.maxX, the bottom edge is rect.maxY.",
        .draws { outline($0, misreading) })
    }
    return [
      origin(.zeroAsMinimum),
      origin([.zeroAsMinimum, .halfAsMiddle]),
      origin([.zeroAsMinimum, .sizeAsMaximum]),
      size(.sizeAsMaximum),
      size([.sizeAsMaximum, .halfAsMiddle]),
      Mistake(
        "half-size-as-middle", "Half of the width or height is used as the middle: that is a length, not a place.",
        hint: "The middle lies at rect.midX and rect.midY, that is rect.minX + rect.width / 2.",
        .draws { outline($0, .halfAsMiddle) }),
    ]
  }
}
