import Testing

@testable import Reports

struct PageHTMLTests {
  @Test func `texts and values of attributes are escaped`() {
    let html = HTML("p", ["title": "\"<'&>", "lang": nil]) {
      "a < b && \"c\" > 'd'"
      HTML("br")
      HTML("em", text: "</p>")
    }
    #expect(
      html.text == """

        <p title="&quot;&lt;&#39;&amp;&gt;">a &lt; b &amp;&amp; &quot;c&quot; &gt; &#39;d&#39;<br/><em>&lt;/p&gt;</em></p>
        """)
  }

  @Test(arguments: [
    ("a\u{0}b", "a\\u{0}b"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{202E}x\u{2069}", "\\u{202E}x\\u{2069}"),
    ("\u{FEFF}\u{2028}\u{85}\u{7F}", "\\u{FEFF}\\u{2028}\\u{85}\\u{7F}"), ("\u{FFFF}", "\\u{FFFF}"), ("\r", "\\u{D}"),
    ("a\u{301}\u{302}\u{303}\u{304}", "a\u{301}\u{302}\u{303}\\u{304}"), ("\tü\n", "\tü\n"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{200D}\u{1F469}"),
  ])
  func `what cannot be seen is spelled, and what people write stays`(text: String, expected: String) {
    #expect(text.escapedForHTML.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func `parts are there where they are asked for`() {
    func html(_ isLate: Bool, _ names: [String]) -> String {
      HTML("div") {
        if isLate { "late" } else { "in time" }
        if !names.isEmpty { HTML("b", text: "\(names.count)") }
        for name in names { HTML("i", text: name) }
      }.text
    }
    #expect(html(true, []) == "\n<div>late</div>")
    #expect(html(false, ["a", "b"]) == "\n<div>in time<b>2</b><i>a</i><i>b</i></div>")
  }
}
