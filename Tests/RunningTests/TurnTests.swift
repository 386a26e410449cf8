import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Running

@Suite struct `A turn to work` {
  @Test func `is shared with no other job where one works alone`() {
    let working = Mutex(0)
    let overlaps = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 24) { number in
      let isAlone = number % 3 == 0
      (number % 2 == 0 ? Turn.compiler : Turn.child).take(isAlone: isAlone) {
        let others = working.withLock { working in
          working += 1
          return working - 1
        }
        if isAlone, others > 0 { overlaps.withLock { $0 += 1 } }
        usleep(2000)
        if isAlone, working.withLock({ $0 }) > 1 { overlaps.withLock { $0 += 1 } }
        working.withLock { $0 -= 1 }
      }
    }
    #expect(overlaps.withLock { $0 } == 0)
    #expect(working.withLock { $0 } == 0)
  }
}
