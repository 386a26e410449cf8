import SwiftUI
import Testing

// By hand: the surface is straight lines between points 5 apart; whole waves fill half of the frame.
@Suite struct SineWaveTests {
  @Test func `one wave over twenty points has a corner every quarter`() {
    expect(
      SineWave(strength: 20, frequency: 1, phase: 0), in: (0, 0, 20, 100),
      corners: [(0, 100), (0, 50), (5, 70), (10, 50), (15, 30), (20, 50), (20, 100)], bounds: (0, 30, 20, 70),
      area: 1000)
    expect(
      SineWave(strength: 20, frequency: 1, phase: 0), in: (30, 40, 20, 100),
      corners: [(30, 140), (30, 90), (35, 110), (40, 90), (45, 70), (50, 90), (50, 140)], bounds: (30, 70, 20, 70),
      area: 1000)
  }

  @Test func `two waves over a hundred points miss their crests`() {
    // The nearest points are a tenth of a quarter wave away: 20·cos 18° = 19.021130.
    expect(
      SineWave(strength: 20, frequency: 2, phase: 0), in: (0, 0, 100, 100),
      bounds: (0, 50 - 19.021130, 100, 50 + 19.021130), area: 5000)
    expect(
      SineWave(strength: 20, frequency: 2, phase: 0), in: (30, 40, 120, 80), bounds: (30, 60, 120, 60), area: 4800)
  }

  @Test func `the phase is animated`() {
    var wave = SineWave(strength: 20, frequency: 1, phase: 0)
    #expect(wave.animatableData == 0)
    wave.animatableData = .pi / 2
    expect(
      wave, in: (0, 0, 20, 100),
      corners: [(0, 100), (0, 70), (5, 50), (10, 30), (15, 50), (20, 70), (20, 100)], area: 1000)
  }
}
