import Foundation

/// Does work that waits for other processes on a thread of its own, so that no thread shared by tasks is held up.
package func onThreadOfItsOwn<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}

extension Sequence where Self: Sendable, Element: Sendable {
  /// Returns the results for all elements in their order, with at most so many worked on at a time.
  package func concurrentlyMapped<Result: Sendable>(
    atMost limit: Int, _ work: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      for (index, element) in enumerated() {
        if index >= limit, let (done, result) = await group.next() { results[done] = result }
        group.addTask { (index, await work(element)) }
      }
      for await (done, result) in group { results[done] = result }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
