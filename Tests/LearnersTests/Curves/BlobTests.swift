import SwiftUI
import Testing

// With kurbo: the same four cubics.
@Suite struct BlobTests {
  @Test func `a blob touches the midpoints of its frame`() {
    let blob = Blob(top: 0.9, bottom: 0.2)
    expect(blob, in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 7662.5)
    expect(blob, in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 7356)
  }

  @Test func `handles beyond the corners push the curve out of the frame`() {
    let blob = Blob(top: 1.4, bottom: 0.5)
    expect(
      blob, in: (0, 0, 100, 100), bounds: (-2.644628, -2.644628, 105.289256, 102.644628), area: 9042.5)
    expect(
      blob, in: (30, 40, 120, 80), bounds: (26.826446, 37.884298, 126.347107, 82.115702), area: 8680.8)
  }

  @Test func `both handles are animated`() {
    var blob = Blob(top: 0.9, bottom: 0.2)
    #expect(blob.animatableData == AnimatablePair(0.9, 0.2))
    blob.animatableData = AnimatablePair(0.5, 0.5)
    expect(blob, in: (0, 0, 200, 100), bounds: (0, 0, 200, 100), area: 15_250)
  }
}
