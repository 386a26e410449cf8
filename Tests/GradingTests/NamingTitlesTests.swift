import Testing

@testable import Grading

@Suite struct NamingTitlesTests {
  @Test func `sources are told by no more of their paths than tells them apart`() {
    #expect(SourceTitles.titles(of: ["/home/eva/class.zip"]) == ["class.zip"])
    #expect(
      SourceTitles.titles(of: ["/a/one/class.zip", "/a/two/class.zip", "/b/Moodle"]) == [
        "one/class.zip", "two/class.zip", "Moodle",
      ])
    #expect(SourceTitles.titles(of: ["/class", "/a/class"]) == ["class", "a/class"])
  }
}
