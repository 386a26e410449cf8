/// The columns or the rows of a grid: where each begins and how long it is, in points.
struct GridBands {
  let lengths: [CGFloat]
  let starts: [CGFloat]
  /// The length of all of them and of the gaps between them.
  let length: CGFloat

  init(lengths: [CGFloat], gaps: [CGFloat]) {
    var (starts, end) = ([CGFloat](), CGFloat(0))
    for (index, length) in lengths.enumerated() {
      starts.append(end)
      end += length
      if index < gaps.count { end += gaps[index] }
    }
    (self.lengths, self.starts, length) = (lengths, starts, end)
  }

  /// Returns where several of them beside each other begin, and how long they are with the gaps between them.
  func span(_ range: Range<Int>) -> (start: CGFloat, length: CGFloat) {
    let last = range.upperBound - 1
    return (starts[range.lowerBound], starts[last] + lengths[last] - starts[range.lowerBound])
  }
}
