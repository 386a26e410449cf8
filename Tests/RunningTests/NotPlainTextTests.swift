import Foundation
import Judging
import Testing

@testable import Running

@Suite struct `A file that is not plain text` {
  private static let rich = #"""
    {\rtf1\ansi\ansicpg1252\cocoartf2761
    {\fonttbl\f0\fswiss\fcharset0 Helvetica;}
    \f0\fs24 \cf0 import SwiftUI\
    struct Cone: Shape \{\
    \}}
    """#
  private static let page = "\n<!DOCTYPE html>\n<html><body><pre>struct Cone: Shape {}</pre></body></html>\n"

  /// Returns code as Windows saves it as "Unicode", but for its first two bytes.
  private static func utf16(_ text: String, isBigEndian: Bool) -> Data {
    Data(text.utf16.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] })
  }

  @Test(arguments: [
    (Data(Self.rich.utf8), "rich text", "Make Plain Text"), (Data(Self.page.utf8), "web page", "code alone"),
    (Self.utf16(Code.cone, isBigEndian: false), "UTF-16", "as UTF-8"),
    (Self.utf16(Code.cone, isBigEndian: true), "UTF-16", "as UTF-8"),
    (Data("%PDF-1.7\n%\u{E2}\n1 0 obj\n".utf8), "PDF", "plain text"),
  ])
  func `does not compile, and it is said what it is and what to do`(
    data: Data, what: String, advice: String
  ) async throws {
    let verdict = try #require(await Submission(cone: data).examined("Cone").first).verdict
    #expect(verdict.status == .didNotCompile)
    #expect(verdict.findings.map(\.code) == ["not-plain-text"], "\(verdict.findings)")
    let finding = try #require(verdict.findings.first)
    #expect(finding.message.contains(what) && finding.message.hasPrefix("Cone.swift"))
    #expect(finding.hint?.contains(advice) == true)
  }

  @Test func `is not what a file is taken for that is Swift`() {
    let texts = [Code.cone, "", "{", "<", "// <!DOCTYPE html>\n", "let zero = \"\0\""]
    for text in texts { #expect(NotPlainText(Data(text.utf8)) == nil, "\(text)") }
  }
}
