import Testing

@testable import SwiftUI

@Suite struct StackDivisionTests {
  /// A view that takes what it is offered, within its bounds.
  private func division(_ length: CGFloat, _ parts: [StackDivision.Part]) -> (offers: [CGFloat], order: [Int]) {
    var (offers, order) = ([CGFloat](repeating: .nan, count: parts.count), [Int]())
    StackDivision(parts).divide(length) { index, offered in
      offers[index] = offered
      order.append(index)
      return min(max(offered, parts[index].minimum), parts[index].maximum)
    }
    return (offers, order)
  }

  private func part(_ minimum: CGFloat, _ maximum: CGFloat, priority: Double = 0) -> StackDivision.Part {
    StackDivision.Part(priority: priority, minimum: minimum, maximum: maximum)
  }

  @Test func `the least flexible is served first, equals in their order`() {
    let result = division(104, [part(0, .infinity), part(10, 24), part(0, .infinity), part(20, 20)])
    #expect(result.order == [3, 1, 0, 2])
    #expect(result.offers == [30, 28, 30, 26])
  }

  @Test func `what one does not take is left to the others`() {
    #expect(division(100, [part(0, 10), part(0, .infinity)]).offers == [50, 90])
  }

  @Test func `no view is offered less than nothing`() {
    #expect(division(-20, [part(0, .infinity), part(30, 30)]).offers == [0, 0])
    #expect(division(.nan, [part(0, .infinity)]).offers == [0])
  }

  @Test func `the lengths that lower priorities need at least are set aside`() {
    let result = division(100, [part(15, .infinity), part(0, .infinity, priority: 2), part(25, 40, priority: 1)])
    #expect(result.order == [1, 2, 0])
    #expect(result.offers == [15, 60, 25])
  }

  @Test func `with one priority nothing is set aside, to the last bit`() {
    let parts = Array(repeating: part(0.1, .infinity), count: 3)
    #expect(division(0.3, parts).offers[0] == 0.3 / 3)
  }

  @Test func `endless and missing numbers end`() {
    let parts = [
      part(.infinity, .infinity), part(.nan, .nan, priority: .nan), part(0, .infinity, priority: -.infinity),
    ]
    #expect(division(50, parts).order.sorted() == [0, 1, 2])
    #expect(division(.infinity, parts).offers == [.infinity, .infinity, .infinity])
    #expect(division(50, []).order.isEmpty)
  }
}
