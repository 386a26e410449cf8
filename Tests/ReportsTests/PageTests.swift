import Course
import Foundation
import Grading
import Judging
import Testing

@testable import Reports

/// What holds for every page, whatever has been handed in.
struct PageTests {
  private static let sample = PageClass(count: 14)

  private static let pages: [String] =
    [
      sample.classPage, PageClass(count: 0).classPage,
      PageSamples.page(of: PageSamples.graded("Lea", all: .notStarted)),
      PageSamples.page(of: PageSamples.graded(Submission(id: "", name: ""), [])),
    ] + sample.submissions.indices.map(sample.studentPage)

  /// The same as a parser reads them.
  private static let readings: [Result<PageReading, any Error>] = pages.map { page in
    Result { try PageReading(page) }
  }

  /// The places of the pages, since a test is told with its argument.
  private static let places = 0..<18

  @Test(arguments: places)
  func `a page is well-formed, has one main heading, no jump between headings and ids of its own`(place: Int) throws {
    let reading = try Self.readings[place].get()
    #expect(reading.all("h1").count == 1)
    #expect(reading.headings.first == 1)
    for (heading, next) in zip(reading.headings, reading.headings.dropFirst()) { #expect(next <= heading + 1) }
    #expect(Set(reading.ids).count == reading.ids.count)
    #expect(reading.all("main").count == 1)
    #expect(reading.all("html").first?.attributes["lang"] == "en")
    #expect(reading.all("title").first?.text.isEmpty == false)
  }

  @Test(arguments: places)
  func `every link leads somewhere in the page or to a student's page, and every label is there`(place: Int) throws {
    let reading = try Self.readings[place].get()
    let ids = Set(reading.ids)
    for link in reading.links {
      #expect(link.hasPrefix("#") ? ids.contains(String(link.dropFirst())) : Self.sample.pages.contains(link))
    }
    for label in reading.elements.compactMap({ $0.attributes["aria-labelledby"] }) { #expect(ids.contains(label)) }
  }

  @Test(arguments: places)
  func `every table has a caption and its headings a scope, and what scrolls can be reached by keys`(
    place: Int
  ) throws {
    let reading = try Self.readings[place].get()
    #expect(reading.all("table").count == reading.all("caption").count)
    for heading in reading.all("th") { #expect(heading.attributes["scope"] != nil) }
    for region in reading.all(class: "scrolling") {
      #expect(region.attributes["tabindex"] == "0")
      #expect(region.attributes["role"] == "region")
      #expect(region.attributes["aria-label"]?.isEmpty == false)
    }
    #expect(reading.all("pre").count + reading.all("table").count == reading.all(class: "scrolling").count)
  }

  @Test(arguments: places)
  func `a page has no script, no style but its own, and nothing from elsewhere`(place: Int) throws {
    let reading = try Self.readings[place].get()
    let names = Set(reading.elements.map(\.name))
    #expect(names.isDisjoint(with: ["script", "img", "link", "iframe", "object", "embed", "form", "base", "video"]))
    #expect(reading.all("style").count == 1)
    for element in reading.elements {
      for attribute in element.attributes.keys {
        #expect(attribute != "style" && !attribute.hasPrefix("on") && attribute != "src")
      }
    }
    #expect(!Self.pages[place].contains("://"))
  }

  @Test func `all of the pages are read`() {
    #expect(Self.pages.count == Self.places.count)
  }

  @Test func `the only style sheet is known by its digest`() throws {
    let reading = try #require(Self.readings.first).get()
    let sheet = try #require(reading.all("style").first?.text)
    let digits = Fingerprint(of: sheet).description
    let policy = try #require(reading.all("meta").compactMap { $0.attributes["content"] }.first { $0.contains("src") })
    let base64 = try #require(policy.split(separator: "sha256-").last?.prefix { $0 != "'" })
    let digest = try #require(Data(base64Encoded: String(base64)))
    #expect(digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == digits)
  }

  @Test func `the same class gives the same pages`() {
    let again = PageClass(count: 14)
    #expect(again.classPage == Self.sample.classPage)
    #expect(again.studentPage(8) == Self.sample.studentPage(8))
  }

  /// To look at them, and for `.ci/pages`: `WORKBOOK_SAMPLE_PAGES` names a folder that is there.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_SAMPLE_PAGES"] != nil))
  func `sample pages are written where somebody asks for them`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["WORKBOOK_SAMPLE_PAGES"])
    let sample = PageClass(count: Int(ProcessInfo.processInfo.environment["WORKBOOK_SAMPLE_COUNT"] ?? "") ?? 60)
    try FileManager.default.createDirectory(atPath: "\(folder)/students", withIntermediateDirectories: true)
    try sample.classPage.write(toFile: "\(folder)/index.html", atomically: true, encoding: .utf8)
    for (place, page) in sample.pages.enumerated() {
      try sample.studentPage(place).write(toFile: "\(folder)/\(page)", atomically: true, encoding: .utf8)
    }
  }
}
