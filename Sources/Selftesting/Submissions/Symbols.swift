extension HostileSubmission {
  /// Submissions that meddle with what the linker and the loader put together.
  static let symbols: [HostileSubmission] = [
    cone(
      "own-malloc", "brings functions of its own under the names of the C library's, and a main",
      beside: """
        @_cdecl("malloc") public func itsMalloc(_ count: Int) -> UnsafeMutableRawPointer? { nil }
        @_cdecl("free") public func itsFree(_ pointer: UnsafeMutableRawPointer?) { while true {} }
        @_cdecl("write") public func itsWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { count }
        @_cdecl("exit") public func itsExit(_ status: Int32) { while true {} }
        @_cdecl("memcpy") public func itsCopy(
          _ target: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int
        ) -> UnsafeMutableRawPointer? { nil }
        @_cdecl("__cxa_finalize") public func itsFinalize() { while true {} }
        @_cdecl("main") public func itsMain() -> Int32 { 0 }
        """, gets: .passed),
    cone(
      "own-retain", "brings a function of its own under the name by which the compiler keeps objects alive",
      beside: """
        @_cdecl("swift_retain")
        public func itsRetain(_ object: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { abort() }
        """, gets: .crashed, "crashed", neighbour: .gets(.crashed, because: sharedLibrary)),
    cone(
      "own-initialiser", "brings a function under a name that every library has once already",
      beside: "@_cdecl(\"_init\") public func itsInitialiser() { while true {} }", gets: .didNotCompile),
    cone(
      "own-metadata", "brings a function under the mangled name of what the compiler makes of the Cone",
      beside: "@_silgen_name(\"$s4Arcs4ConeVMa\") public func itsMetadata() {}", gets: .didNotCompile,
      "compiler-error"),
    cone(
      "own-answers-of-the-child", "brings a function under the mangled name by which the child finds probes",
      beside: """
        @_silgen_name("$s9Observing10RespondentO5probe5named6moduleAA13ExerciseProbe_pXpSgSS_SStFZ")
        public func itsProbe(_ name: String, _ module: String) -> Int { 0 }
        """, gets: .passed),
    cone(
      "missing-function", "calls a function that is nowhere", beside: missing, first: "_ = missing()", gets: .failed,
      "not-loaded"),
    cone(
      "missing-address", "needs the address of a function that is nowhere, so that its library cannot be loaded",
      beside: missing + "\nlet found: () -> Int = missing", first: "_ = found", gets: .failed, "not-loaded",
      neighbour: .gets(.failed, because: sharedLibrary)),
    cone(
      "replaced-function", "replaces a function of SwiftUI while the program runs",
      beside: "extension Path { @_dynamicReplacement(for: closeSubpath()) mutating func neverClose() {} }",
      gets: .didNotCompile, "compiler-error"),
  ]

  private static let missing = "@_silgen_name(\"workbook_has_no_such_function\") func missing() -> Int"
}
