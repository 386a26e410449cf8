extension Color {
  /// The system's red.
  public static let red = Color(source: .named("red"))
  /// The system's orange.
  public static let orange = Color(source: .named("orange"))
  /// The system's yellow.
  public static let yellow = Color(source: .named("yellow"))
  /// The system's green.
  public static let green = Color(source: .named("green"))
  /// The system's mint.
  public static let mint = Color(source: .named("mint"))
  /// The system's teal.
  public static let teal = Color(source: .named("teal"))
  /// The system's cyan.
  public static let cyan = Color(source: .named("cyan"))
  /// The system's blue.
  public static let blue = Color(source: .named("blue"))
  /// The system's indigo.
  public static let indigo = Color(source: .named("indigo"))
  /// The system's purple.
  public static let purple = Color(source: .named("purple"))
  /// The system's pink.
  public static let pink = Color(source: .named("pink"))
  /// The system's brown.
  public static let brown = Color(source: .named("brown"))
  /// White.
  public static let white = Color(source: .named("white"))
  /// A medium grey.
  public static let gray = Color(source: .named("gray"))
  /// Black.
  public static let black = Color(source: .named("black"))
  /// No colour: nothing is drawn.
  public static let clear = Color(source: .named("clear"))
  /// The colour of primary text.
  public static let primary = Color(source: .named("primary"))
  /// The colour of less important text.
  public static let secondary = Color(source: .named("secondary"))

  /// The colour with which the app marks what can be used.
  public static var accentColor: Color { Color(source: .named("accentColor")) }
}
