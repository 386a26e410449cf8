import Testing

@testable import SwiftUI

@Suite struct GridTracksTests {
  private func lengths(_ items: [GridItem], in length: CGFloat?) -> [CGFloat] {
    GridTracks(items, in: length).tracks.map(\.length)
  }

  // Recorded: the columns of lazy-grids.
  @Test func `what a bound gives back goes to later items only`() {
    let tracks = GridTracks(
      [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], in: 280)
    #expect(tracks.tracks.map(\.length) == [60, 102, 80])
    #expect(tracks.tracks.map(\.start) == [0, 68, 178])
    #expect(tracks.length == 258)
    #expect(lengths([GridItem(.flexible(minimum: 20, maximum: 80)), GridItem()], in: 288) == [80, 200])
  }

  // Recorded: the adaptive grid of lazy-grids.
  @Test func `an adaptive item is as many equal tracks as fit`() {
    #expect(lengths([GridItem(.adaptive(minimum: 50), spacing: 10)], in: 240) == [52.5, 52.5, 52.5, 52.5])
    #expect(lengths([GridItem(.adaptive(minimum: 50), spacing: 10)], in: 230) == [50, 50, 50, 50])
    #expect(lengths([GridItem(.adaptive(minimum: 50), spacing: 10)], in: 229).count == 3)
    #expect(lengths([GridItem(.adaptive(minimum: 50), spacing: 10)], in: 30) == [50])
  }

  @Test func `an adaptive item beside others divides its own part`() {
    let items = [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 20))]
    #expect(lengths(items, in: 148) == [40, 28, 28, 28])
    #expect(GridTracks(items, in: 148).length == 148)
  }

  @Test func `the greatest length of an adaptive item limits each of its tracks`() {
    #expect(lengths([GridItem(.adaptive(minimum: 50, maximum: 52), spacing: 10)], in: 240) == [52, 52, 52, 52])
  }

  @Test func `the gap behind an item is its own`() {
    let items = [
      GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10), spacing: 30), GridItem(.fixed(10), spacing: 99),
    ]
    #expect(GridTracks(items, in: 100).tracks.map(\.start) == [0, 10, 50])
    #expect(GridTracks(items, in: 100).length == 60)
  }

  @Test func `without a length flexible tracks are as short as they may be`() {
    let items = [GridItem(), GridItem(.fixed(30)), GridItem(.adaptive(minimum: 25)), GridItem(.flexible(minimum: 5))]
    #expect(lengths(items, in: nil) == [10, 30, 25, 5])
  }

  @Test func `a grid without items has one flexible track`() {
    #expect(lengths([], in: 70) == [70])
  }

  @Test(arguments: [0, -50, .infinity, .nan] as [CGFloat])
  func `hostile lengths give tracks that can be counted`(length: CGFloat) {
    let items = [
      GridItem(.adaptive(minimum: 0), spacing: 0), GridItem(.adaptive(minimum: -5), spacing: 5),
      GridItem(.adaptive(minimum: .nan)), GridItem(.flexible(minimum: 90, maximum: 10)), GridItem(.fixed(-.infinity)),
    ]
    #expect((5...20_004).contains(GridTracks(items, in: length).tracks.count))
    #expect(GridTracks([GridItem(.adaptive(minimum: 1e-9), spacing: 0)], in: 1e9).tracks.count == 10_000)
  }
}
