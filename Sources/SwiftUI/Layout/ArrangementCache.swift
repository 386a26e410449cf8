/// What a container remembers: what depends on its subviews alone, and its last arrangements.
///
/// A container is measured for a few proposals and then placed with one of them.
struct ArrangementCache<Plan> {
  /// What is the same for all proposals.
  let plan: Plan

  private var recent: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
  private static var capacity: Int { 4 }

  init(plan: Plan) { self.plan = plan }

  /// Returns the arrangement for a proposal, and makes it where it is not remembered.
  mutating func arrangement(for proposal: ProposedViewSize, make: (Plan) -> Arrangement) -> Arrangement {
    if let known = recent.first(where: { $0.proposal == proposal }) { return known.arrangement }
    let arrangement = make(plan)
    if recent.count == Self.capacity { recent.removeFirst() }
    recent.append((proposal, arrangement))
    return arrangement
  }
}
