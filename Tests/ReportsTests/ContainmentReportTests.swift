import Testing

@testable import Reports
@testable import Running

struct ContainmentReportTests {
  private static let plain = Appearance(hasColour: false, hasUnicode: false)
  private static let alone = Containment.limitsAlone(reason: "bubblewrap is not installed")

  @Test func `a check says so where limits alone keep code in, and nothing where it is contained`() {
    let examinations = [Samples.examination(Samples.cone, .passed)]
    let sentence = "Learner code is kept in by limits alone: bubblewrap is not installed."
    #expect(
      CheckReport(examinations, seed: 1, in: Samples.folder, containment: Self.alone).text(Self.plain).contains(
        sentence))
    #expect(
      !CheckReport(examinations, seed: 1, in: Samples.folder, containment: Samples.contained).text(Self.plain)
        .contains("ontain"))
    let json = CheckJSON(examinations, seed: 1, in: Samples.folder, containment: Self.alone).text
    #expect(json.contains("\"active\": false"))
    #expect(json.contains("\"reason\": \"bubblewrap is not installed\""))
  }

  @Test func `the doctor tells tools, then what contains, then what was tried`() {
    let report = DoctorReport(
      tools: [.init("compiler", isWell: true, "/usr/bin/swiftc"), .init("tools", isWell: false, "x is missing.")],
      containment: Self.alone,
      safeguards: [Safeguard(name: "network", isActive: false, detail: "eth0 can be seen")])
    #expect(
      report.text(Self.plain) == """
          + compiler  /usr/bin/swiftc
          x tools     x is missing.

        Learner code is kept in by limits alone: bubblewrap is not installed.
        A child that runs your code was asked to try what it can reach:
          x network  eth0 can be seen

        """)
    #expect(!report.isWell)
  }
}
