import SwiftUI
import Testing

@Suite struct RoundedCornerRuleTests {
  @Test(arguments: WorkedPath.circularCorners)
  func `a circular corner is a line and one cubic, both radii limited to half the smaller side`(golden: WorkedPath) {
    #expect(golden.misprints() == [])
  }

  @Test(arguments: WorkedPath.freeCorners)
  func `a continuous corner is a line and three cubics that begin 1.528665 radii from the corner`(golden: WorkedPath) {
    #expect(golden.misprints() == [])
  }

  @Test(arguments: WorkedPath.compressedCorners)
  func `a continuous corner is compressed along each edge by itself`(golden: WorkedPath) {
    #expect(golden.misprints() == [])
  }

  @Test(arguments: WorkedPath.capsules)
  func `a capsule is a continuous corner of half the smaller side, compressed along the short sides`(
    golden: WorkedPath
  ) {
    #expect(golden.misprints() == [])
  }

  // 30 / 1.528665 = 19.6249: half of the height is just enough for that radius.
  @Test func `compression starts where the radius is over 0.654 of half the smaller side`() {
    func start(_ radius: CGFloat) -> CGFloat {
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: radius)
      guard case .line(let end) = path.all[1] else { return .nan }
      return end.y
    }
    #expect(isNear(Double(start(19.62)), 60 - 19.62 * 1.528665, within: 1e-5))
    #expect(start(19.63) == 30)
  }

  // The join and the middle of a corner of 20 in a height of 60 lie where they lie in a height of 200.
  @Test func `compression leaves the middle of a corner where it is`() {
    func curves(_ height: CGFloat) -> [Cubic] {
      Path(roundedRect: CGRect(x: 0, y: -height, width: 200, height: height), cornerRadius: 20).curves
    }
    let (free, tight) = (curves(200)[1], curves(60)[1])
    #expect(free.start == tight.start && free.control1 == tight.control1)
    #expect(free.control2 == tight.control2 && free.end == tight.end)
    #expect(curves(200)[0].control1 != curves(60)[0].control1)
  }

  @Test(arguments: WorkedPath.unevenCircularCorners)
  func `uneven circular corners run from between those of the right edge, each with its own cubic`(
    golden: WorkedPath
  ) {
    #expect(golden.misprints() == [])
  }

  @Test(arguments: WorkedPath.unevenContinuousCorners)
  func `uneven continuous corners share an edge in the proportion of their limited radii`(golden: WorkedPath) {
    #expect(golden.misprints() == [])
  }

  @Test(arguments: WorkedPath.unevenCircularCorners + WorkedPath.unevenContinuousCorners)
  func `uneven corners print no noise`(golden: WorkedPath) { #expect(!golden.path.description.contains("e-1")) }

  @Test(arguments: WorkedPath.ellipses)
  func `an ellipse is four cubics from the right, bottom, left, top, and closes`(golden: WorkedPath) {
    #expect(golden.misprints() == [])
  }
}
