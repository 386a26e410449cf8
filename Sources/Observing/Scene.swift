import Drawing

/// What was seen of a view on a stage: once it was laid out, and again after each step.
public struct Scene: Hashable, Sendable {
  /// What was seen at one time.
  package struct Moment: Hashable, Sendable {
    /// What the view shows and where it can be tapped; nil once it has left.
    package var drawing: Drawing?
    /// What the probe reads besides, as what a store holds or how often the view asked to be dismissed.
    package var readings: [String: Value]

    package init(drawing: Drawing?, readings: [String: Value] = [:]) {
      self.drawing = drawing
      self.readings = readings
    }
  }

  /// The moments: the first before any step, then one for each step.
  package var moments: [Moment]

  package init(moments: [Moment]) {
    self.moments = moments
  }
}
