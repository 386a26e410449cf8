extension Point {
  /// Returns the distance to the nearest point of a straight line between two ends.
  package func distance(toLineFrom a: Point, to b: Point) -> Double {
    squaredDistance(toLineFrom: a, to: b).squareRoot()
  }

  /// Returns the square of the distance to the nearest point of a straight line between two ends.
  package func squaredDistance(toLineFrom a: Point, to b: Point) -> Double {
    let along = b - a
    let squared = along.dot(along)
    let fraction = squared > 0 ? max(0, min(1, (self - a).dot(along) / squared)) : 0
    let nearest = a + along * fraction
    let gap = self - nearest
    return gap.dot(gap)
  }
}
