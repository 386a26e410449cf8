extension String {
  /// The text with no more than the last part of each absolute path: where things lie on the instructor's machine is no
  /// student's business, and differs from machine to machine.
  var withoutFolders: String {
    replacing(#/(?:/[^\s\/'"(),:;]+)+/([^\s\/'"(),:;]+)/#) { $0.output.1 }
  }
}
