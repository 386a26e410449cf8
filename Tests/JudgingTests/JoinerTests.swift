import Testing

@testable import Judging

@Suite struct `A joiner that cannot be seen` {
  @Test(arguments: [
    // Persian, with and without a mark before it; Urdu; Marathi, Sinhala, and a name as it ends in Malayalam.
    "می\u{200C}خواهم", "نم\u{64A}\u{64E}\u{200C}شود", "خانه\u{200C}ها", "र\u{94D}\u{200D}य", "ශ\u{DCA}\u{200D}රී",
    "അനില\u{D4D}\u{200D}", "അനില\u{D4D}\u{200D} കുമാര\u{D4D}\u{200D}.swift",
    // A family, a woman at a computer, the rainbow flag.
    "👨\u{200D}👩\u{200D}👧", "👩🏽\u{200D}💻.swift", "🏳\u{FE0F}\u{200D}🌈",
  ])
  func `stays where a script or an emoji needs it`(_ text: String) {
    #expect(Spelling.harmless(text, limit: 100).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    ("Co\u{200D}ne", "Co\\u{200D}ne"), ("Co\u{200C}ne", "Co\\u{200C}ne"), ("\u{200D}Cone", "\\u{200D}Cone"),
    ("Cone\u{200D}", "Cone\\u{200D}"), ("1\u{200D}2", "1\\u{200D}2"), ("#\u{200D}#", "#\\u{200D}#"),
    ("👩\u{200D}", "👩\\u{200D}"), ("👩\u{200C}💻", "👩\\u{200C}💻"), ("👩\u{200D}a", "👩\\u{200D}a"),
    ("می\u{200C}", "می\\u{200C}"), ("می\u{200C}\u{200C}خ", "می\\u{200C}\\u{200C}خ"), ("ی\u{200C}.", "ی\\u{200C}."),
    ("र\u{94D}\u{200D}\u{200D}य", "र\u{94D}\\u{200D}\\u{200D}य"),
    // What else hides something stays spelled, also beside them.
    ("می\u{200B}خ", "می\\u{200B}خ"), ("می\u{FEFF}خ", "می\\u{FEFF}خ"), ("می\u{202E}خ", "می\\u{202E}خ"),
    ("می\u{200E}خ", "می\\u{200E}خ"), ("👩\u{2060}💻", "👩\\u{2060}💻"), ("👩\u{E0061}💻", "👩\\u{E0061}💻"),
  ])
  func `is spelled everywhere else`(_ text: String, shown: String) {
    #expect(Spelling.harmless(text, limit: 100) == shown)
  }

  @Test func `lets no more marks stand above one another`() {
    let marks = String(repeating: "\u{64E}", count: 3)
    let text = "ی\(marks)\u{200C}\(marks)خ"
    #expect(Spelling.harmless(text, limit: 100) == "ی\(marks)\\u{200C}\(marks)خ")
  }
}
