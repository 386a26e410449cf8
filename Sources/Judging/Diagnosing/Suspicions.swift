extension Suspicion {
  /// All mistakes that can be made in any exercise, the most telling first.
  static let all: [Suspicion] = [
    noMove, emptyPath, collapsed, fixedCoordinates, moveEachLine, closedStroke, liftedPen, originIgnored, edgesAsSizes,
    upsideDown,
    mirrored, swappedAxes, quarterTurn, shifted, onlyAtZero, diameterAsRadius, halfSize, holeFilled, continuousCorners,
    noArea, partsCancelOut,
    unusualValues,
    squareOnly,
  ]
}
