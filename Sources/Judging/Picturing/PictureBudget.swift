/// What may still be taken apart of a drawing, masks in it included, so that comparing it ends in good time.
struct PictureBudget {
  /// More outlines and texts than any exercise draws, clips among them.
  private var marks = 400

  /// More edges than they have.
  private var edges = 150_000

  /// More clips and masks than they have, each counted for each mark that it cuts.
  private var cuts = 2000

  /// More lines than are stroked, a curve counting as five: the outline of a stroke is worked out before it can be measured.
  private var stroked = 12_000

  /// Whether there was more than is looked at.
  private(set) var isSpent = false

  /// Takes off some marks, edges, cuts and stroked lines.
  mutating func take(marks: Int = 0, edges: Int = 0, cuts: Int = 0, stroked: Int = 0) {
    self.stroked -= stroked
    self.marks -= marks
    self.edges -= edges
    self.cuts -= cuts
    if self.marks < 0 || self.edges < 0 || self.cuts < 0 || self.stroked < 0 { isSpent = true }
  }

  /// Ends all looking: something alone was more than is looked at.
  mutating func spend() { isSpent = true }
}
