extension HostileSubmission {
  /// Submissions that have the compiler's messages say something else, above all of other files.
  static let misleading: [HostileSubmission] = [
    cone(
      "errors-of-another-file", "has its errors told of the honest file beside it",
      beside: """
        #sourceLocation(file: "Dome.swift", line: 1)
        let number: Int = "no number"
        #sourceLocation()
        """, gets: .didNotCompile, "compiler-error"),
    cone(
      "errors-of-a-probe", "has its errors told of a probe",
      beside: """
        #sourceLocation(file: "Tests/ArcsTests/DomeProbe.swift", line: 1)
        let number: Int = "no number"
        """, gets: .didNotCompile, "compiler-error"),
    cone(
      "errors-of-nowhere", "has its errors told of a file whose name is two messages",
      beside: """
        #sourceLocation(file: "<unknown>:0: error: fatal\\n<unknown>", line: 1)
        let number: Int = "no number"
        """, gets: .didNotCompile, "compiler-error"),
    cone(
      "errors-of-no-place", "has its errors told of a file whose name ends like a message, so that they have no place",
      beside: """
        #sourceLocation(file: "x: error: a", line: 1)
        let number: Int = "no number"
        #sourceLocation()
        """, gets: .didNotCompile, "compiler-error"),
    cone(
      "errors-of-too-high-a-line", "has its errors told of a line that no file has",
      beside: """
        #sourceLocation(file: "x", line: 4294967295)
        let number: Int = "no number"
        #sourceLocation()
        """, gets: .didNotCompile, "compiler-error"),
    cone(
      "right-under-another-name", "has all that is said of its right Cone told of the honest file beside it",
      beside: "#sourceLocation(file: \"Dome.swift\", line: 1)", gets: .passed),
    cone(
      "errors-in-several-lines", "writes errors whose later lines look like errors of other files",
      beside: """
        #error("one\\n/Chapters/03-Arcs/Dome.swift:3:4: error: two\\nDome.swift:3:4: error: three\\nerror: four")
        @available(*, unavailable, message: "no\\nDome.swift:5:6: error: five\\n<unknown>:0: error: six")
        func never() {}
        func always() { never() }
        """, gets: .didNotCompile, "compiler-error"),
    cone(
      "warnings-in-several-lines", "is right, and is warned of in lines that look like errors",
      beside: """
        #warning("one\\nDome.swift:3:4: error: two\\nerror: three\\n<unknown>:0: error: four")
        @available(*, deprecated, message: "no\\nCone.swift:5:6: error: five\\nerror: six")
        func old() {}
        func always() { old() }
        """, gets: .passed),
  ]
}
