internal import Geometry

extension Path {
  /// Returns the outline of the area that a stroke of this path covers.
  ///
  /// Fill it under the non-zero rule. Where the line turns, the outline may cross itself.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let dashes = Dashes(lengths: style.dash.map(Double.init), phase: Double(style.dashPhase))
    let stroked = outline.stroked(Stroke(style), dashes: dashes).mapped { $0.inSinglePrecision }
    var path = Path()
    if !stroked.isEmpty { path.storage = .stroked(Steps(stroked)) }
    return path
  }

  /// Returns the dashes and leaves out the gaps; a pattern that is none leaves the path as it is.
  func dashed(lengths: [CGFloat], phase: CGFloat) -> Path {
    guard let dashes = Dashes(lengths: lengths.map(Double.init), phase: Double(phase)) else { return self }
    let dashed = outline.dashed(dashes)
    var path = Path()
    if !dashed.isEmpty { path.storage = .drawn(Steps(dashed)) }
    return path
  }
}

extension Stroke {
  init(_ style: StrokeStyle) {
    let cap: Cap =
      switch style.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch style.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(width: Double(style.lineWidth), cap: cap, join: join, miterLimit: Double(style.miterLimit))
  }
}
